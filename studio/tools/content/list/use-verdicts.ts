import { type InsightItem, STAFF_API, staffInsights } from '@forecourt/schemas/contract'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { KIND_TYPES } from '../../insights/insight-text.ts'

const AGAIN_MS = 300_000
const WEEKS = 12
const KINDS = Object.keys(KIND_TYPES) as InsightItem['kind'][]

/** How the things of a list did, by the id of their document; empty for kinds that are not counted. */
export function useVerdicts(
  of: string,
  site: Pick<StudioSite, 'slug'> | undefined,
): ReadonlyMap<string, InsightItem['verdict']> {
  const kind = of === 'popup' ? 'popup' : KINDS.find((each) => KIND_TYPES[each] === of && each !== 'popup')
  const path = site && kind ? `${STAFF_API.insights}?weeks=${WEEKS}` : ''
  const read = (answer: unknown) => staffInsights.parse(answer)
  const { value } = useSiteAnswer({ slug: site?.slug ?? '' }, path, read, AGAIN_MS)
  const items = (value?.items ?? []).filter((item) => item.kind === kind)
  return new Map(items.map(({ id, verdict }) => [id, verdict] as const))
}
