import { HOME_SLUG, type TenantBundle } from '@forecourt/schemas/contract'
import { COUNTED_KINDS, type CountedKind } from '@forecourt/schemas/contract/pure'
import * as z from 'zod'
import { findCountedPage } from '#app/domain/counted-page.ts'
import type { InsightCount } from '#db/insights/tables.ts'

const MOST_PAGES = 20
const MOST_ITEMS = 60

/** `tile 8 promoTile-x`, as `markCounted` writes it; `page` is the page itself. */
const mark = z
  .string()
  .max(160)
  .regex(/^(page|(tile|offer|banner|popup) \d{1,2} [\w.-]+)$/)
const item = z.tuple([mark, z.literal([0, 1]), z.literal([0, 1]), z.number().int().min(0).max(5)])

/** What a page reports: of each of its paths the things, whether they were seen and clicked, and enquiries after. */
const beacon = z.strictObject({
  visit: z.boolean(),
  pages: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(500)
          .regex(/^\/[^?#]*$/),
        items: z.array(item).max(MOST_ITEMS),
      }),
    )
    .max(MOST_PAGES),
})
export type CountsBeacon = z.output<typeof beacon>

/** What a page counted. @throws 400 for anything else */
export function parseCounts(sent: unknown): CountsBeacon {
  const read = beacon.safeParse(sent)
  if (!read.success) throw new Response('No counts', { status: 400 })
  return read.data
}

/** The counts of a beacon, as far as they are of the dealer's own content. */
export function listCounts(bundle: TenantBundle, { visit, pages }: CountsBeacon): InsightCount[] {
  const known = collectKnown(bundle)
  const counts = pages.flatMap(({ path, items }) => {
    const composed = findPageId(bundle, path)
    const page = findCountedPage(path, composed !== null)
    return items.flatMap(([text, seen, clicked, enquiries]): InsightCount[] => {
      const [kind = '', position = '0', id = composed ?? ''] = text.split(' ')
      if (kind !== 'page' && !known.has(`${kind} ${id}`)) return []
      return [{ kind, item: id, page, position: Number(position), seen, clicked, enquiries }]
    })
  })
  const [first] = pages
  if (!visit || !first) return counts
  const page = findCountedPage(first.path, findPageId(bundle, first.path) !== null)
  return [...counts, { kind: 'visit', item: '', page, position: 0, seen: 1, clicked: 0, enquiries: 0 }]
}

/** The id of the page that staff composed at a path; null for none. */
function findPageId({ pages }: TenantBundle, path: string): string | null {
  const slug = path === '/' ? HOME_SLUG : path.slice(1)
  return pages.find((page) => page.slug === slug)?.id ?? null
}

/** What of a dealer's content is counted, by kind. */
function listCounted(bundle: TenantBundle): Record<CountedKind, { id: string }[]> {
  const { promoTiles, offers, banners, locations, pages } = bundle
  return {
    tile: promoTiles,
    offer: offers,
    banner: banners,
    popup: locations.filter(({ popup }) => popup !== null),
    page: pages,
  }
}

function collectKnown(bundle: TenantBundle): Set<string> {
  const things = listCounted(bundle)
  return new Set(COUNTED_KINDS.flatMap((kind) => things[kind].map(({ id }) => `${kind} ${id}`)))
}
