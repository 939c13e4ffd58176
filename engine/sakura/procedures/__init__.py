"""The procedures of the comprehensive rules, as generators named after them."""
