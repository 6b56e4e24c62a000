import { z } from 'zod'
import { contentList } from '../content/content-values.zod.ts'
import { TEMPLATE_NAMES } from '../theme/templates.ts'
import { type ContentWarning, parseEach } from './parse-each.ts'

const dealerSummary = z.object({
  slug: z.string(),
  name: z.string(),
  hosts: contentList(z.string().toLowerCase()),
  template: z.enum(TEMPLATE_NAMES),
})

/** A dealer as the list of sites knows it. */
export type DealerSummary = z.output<typeof dealerSummary>

/** The answer of `hostsQuery`, dealer by dealer; a malformed one is left out with a warning. */
export function parseHosts(result: unknown): { dealers: DealerSummary[]; warnings: ContentWarning[] } {
  const warnings: ContentWarning[] = []
  return { dealers: parseEach('tenant', dealerSummary, result, warnings), warnings }
}
