import { defineQuery } from 'groq'

/** The other redirects of a site, drafts before what they replace. Parameters: `site`, the tenant's id; `own` ids. */
export const siteRedirectsQuery = defineQuery(
  '*[_type == "redirect" && tenant._ref == $site && !(_id in $own)]{from, to, "permanent": permanent != false}',
)
