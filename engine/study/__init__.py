"""Words to learn: what there is to learn, when it is asked again, how it is asked, and what was learned."""
