import { z } from 'zod'
import { contentList, contentText, strict } from '../content/content-values.zod.ts'
import { dealerClaims } from '../tenant/claims.query.ts'
import { settleClaims } from '../tenant/claims.ts'
import { tenantDocument } from '../tenant/tenant.query.ts'
import { AnswerReader, type ContentWarning } from './answer-reader.ts'

/** Which search server has a dealer's stock, and which one it is being moved to or from; '' for the first, and for none. */
const searchPlace = z.object({ server: contentText, movingTo: contentText })

const dealerSummary = z
  .object({
    ...dealerClaims.shape,
    id: contentText,
    slug: tenantDocument.shape.slug,
    name: contentText,
    // Without the list a dealer would lose its hosts; without a member that is no text it loses none.
    hosts: strict(z.array(z.unknown()).nullish()).pipe(contentList(z.string().toLowerCase())),
    placed: searchPlace.nullish().catch(null),
  })
  .transform((dealer) => ({ ...dealer, name: dealer.name || dealer.slug }))

/** A dealer as the list of sites knows it. */
export type DealerSummary = Pick<z.output<typeof dealerSummary>, 'id' | 'slug' | 'name' | 'hosts'> & {
  /** Absent: on the first search server. */
  placed?: z.output<typeof searchPlace>
}

/** `parsed` is the answer that the list was made from, to be given as `lastParsed` with the next one. */
export type ParsedHosts = { dealers: DealerSummary[]; warnings: ContentWarning[]; parsed: unknown }

/**
 * The answer of `hostsQuery`, dealer by dealer. A host name that two dealers claim stays with the older one.
 * @param lastParsed what `parsed` was for the answer before; a dealer that no longer parses goes on as it was there
 */
export function parseHosts(answer: unknown, lastParsed?: unknown): ParsedHosts {
  const reader = new AnswerReader<'dealers'>({ dealers: answer }, { dealers: lastParsed })
  const dealers = reader.each('tenant', dealerSummary, 'dealers')
  const current = dealers.filter((dealer) => !reader.replaced.has(dealer))
  const slugs = new Set(current.map(({ slug }) => slug))
  // What another dealer has taken over is that dealer's: hosts go to the first who names them, content goes by slug.
  const last = dealers.filter((dealer) => reader.replaced.has(dealer) && !slugs.has(dealer.slug))
  const all = [...current, ...last]
  const { ownsHost, clashes } = settleClaims(all)
  for (const { kind, value, owner, refused } of clashes) {
    if (kind !== 'host') continue
    const id = all.find(({ slug }) => slug === refused)?.id ?? refused
    const text = `The host name ${value} belongs to ${owner}`
    reader.warnings.push({ type: 'tenant', id, path: 'hosts', text, effect: 'value omitted' })
  }
  return {
    dealers: all.map(({ id, slug, name, hosts, placed }) => ({
      id,
      slug,
      name,
      hosts: hosts.filter((host) => ownsHost(slug, host)),
      ...(placed ? { placed } : {}),
    })),
    warnings: reader.warnings,
    parsed: reader.parsed.dealers,
  }
}
