import { z } from 'zod'
import { settleClaims } from '../tenant/claims.ts'
import { dealerClaims } from '../tenant/claims.zod.ts'
import { TEMPLATE_NAMES } from '../theme/templates.ts'
import { type ContentWarning, parseEach } from './parse-each.ts'

const dealerSummary = z.object({
  ...dealerClaims.shape,
  name: z.string(),
  template: z.enum(TEMPLATE_NAMES),
})

/** A dealer as the list of sites knows it. */
export type DealerSummary = Pick<z.output<typeof dealerSummary>, 'slug' | 'name' | 'hosts' | 'template'>

/**
 * The answer of `hostsQuery`, dealer by dealer; a malformed one is left out with a warning. A host name that two
 * dealers claim stays with the older one, with a warning.
 */
export function parseHosts(result: unknown): { dealers: DealerSummary[]; warnings: ContentWarning[] } {
  const warnings: ContentWarning[] = []
  const dealers = parseEach('tenant', dealerSummary, result, warnings)
  const { ownsHost, clashes } = settleClaims(dealers)
  for (const { kind, value, owner, refused } of clashes) {
    if (kind === 'host')
      warnings.push({ type: 'tenant', id: refused, text: `hosts: ${value} belongs to ${owner}` })
  }
  return {
    dealers: dealers.map(({ slug, name, hosts, template }) => ({
      slug,
      name,
      hosts: hosts.filter((host) => ownsHost(slug, host)),
      template,
    })),
    warnings,
  }
}
