import { type InsightItem, PICTURE_BOXES, readMadeId, type TenantBundle } from '@forecourt/schemas/contract'
import {
  COUNTED_KINDS,
  type CountedKind,
  type CountedPage,
  combineUsuals,
  computeUsual,
  formatCountedPlace,
  getRate,
  judgeCounts,
  type Usual,
} from '@forecourt/schemas/contract/pure'
import type { RequestContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { Database } from '#db/database.ts'
import { type Sums, sumInsightItems, type sumInsightPlaces } from '#db/insights/insights-repository.ts'
import { countWeeksBack } from './insight-period.ts'

type PlaceRow = Awaited<ReturnType<typeof sumInsightPlaces>>[number]
type ItemRow = Awaited<ReturnType<typeof sumInsightItems>>[number]
type Named = Pick<InsightItem, 'name' | 'picture'>

/** The usual of each place by its weeks until a day. */
export function computeUsuals(rows: readonly PlaceRow[], until: string): Map<string, Usual | null> {
  const weeks = new Map<string, Map<number, { seen: number; clicked: number }>>()
  for (const row of rows) {
    const back = countWeeksBack(row.day, until)
    if (back < 0) continue
    const ofPlace = weeks.get(placeKey(row)) ?? new Map<number, { seen: number; clicked: number }>()
    const week = ofPlace.get(back) ?? { seen: 0, clicked: 0 }
    ofPlace.set(back, { seen: week.seen + row.seen, clicked: week.clicked + row.clicked })
    weeks.set(placeKey(row), ofPlace)
  }
  return new Map(Array.from(weeks, ([key, ofPlace]) => [key, computeUsual([...ofPlace.values()])]))
}

const placeKey = ({ kind, page, position }: Pick<ItemRow, 'kind' | 'page' | 'position'>) =>
  `${kind} ${page} ${position}`

/** What ran, counted since it began, the most seen first. */
export async function listItems(
  db: Database,
  { bundle, picture }: { bundle: TenantBundle; picture: RequestContext['picture'] | null },
  { today, usuals }: { today: string; usuals: ReadonlyMap<string, Usual | null> },
): Promise<InsightItem[]> {
  const { slug } = bundle.tenant
  const rows = await sumInsightItems(db, slug, { kinds: COUNTED_KINDS, until: today })
  const named = nameThings(bundle, picture)
  const things = Map.groupBy(
    rows.filter(({ item }) => item !== ''),
    ({ kind, item }) => `${kind} ${item}`,
  )
  const items = Array.from(things, ([key, places]) =>
    createItem(places, usuals, { kind: places[0]?.kind as CountedKind, named: named.get(key) }),
  )
  return [...items, ...listCampaigns(rows, items, usuals, slug)].sort((one, other) => other.seen - one.seen)
}

type ItemParts = { kind: InsightItem['kind']; named?: Named | undefined; id?: string; place?: string }

function createItem(
  rows: readonly ItemRow[],
  usuals: ReadonlyMap<string, Usual | null>,
  { kind, named, id, place }: ItemParts,
): InsightItem {
  const sums = addUp(rows)
  const usual = combineUsuals(
    rows.map((row) => ({ seen: row.seen, usual: usuals.get(placeKey(row)) ?? null })),
  )
  const main = rows.toSorted((one, other) => other.seen - one.seen)[0]
  const where = main && formatCountedPlace({ page: main.page as CountedPage, position: main.position })
  const days = rows.flatMap(({ first, last }) => [first, last]).sort()
  return {
    kind,
    id: id ?? main?.item ?? '',
    name: named?.name ?? '',
    place: place ?? where ?? '',
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    ...sums,
    rate: getRate(sums),
    usual,
    verdict: judgeCounts(sums, usual),
    picture: named?.picture ?? '',
  }
}

const addUp = (rows: readonly Sums[]): Sums => ({
  seen: rows.reduce((sum, { seen }) => sum + seen, 0),
  clicked: rows.reduce((sum, { clicked }) => sum + clicked, 0),
  enquiries: rows.reduce((sum, { enquiries }) => sum + enquiries, 0),
})

/** What campaigns made, together; a campaign is called as its first part. */
function listCampaigns(
  rows: readonly ItemRow[],
  items: readonly InsightItem[],
  usuals: ReadonlyMap<string, Usual | null>,
  site: string,
): InsightItem[] {
  const made = Map.groupBy(rows, ({ item }) => readMadeId(item, site))
  return Array.from(made).flatMap(([id, ofCampaign]) => {
    if (id === null) return []
    const parts = items.filter((item) => readMadeId(item.id, site) === id)
    const named = parts.find(({ name }) => name !== '')
    const place = parts.length === 1 ? '1 part' : `${parts.length} parts`
    return [createItem(ofCampaign, usuals, { kind: 'campaign', named, id, place })]
  })
}

/** The names and pictures of what a dealer's content holds, by kind and id. @param picture null: no pictures */
function nameThings(bundle: TenantBundle, picture: RequestContext['picture'] | null): Map<string, Named> {
  const { promoTiles, offers, banners, locations, pages } = bundle
  const draw = (image: Parameters<typeof contentPicture>[1] | null) =>
    image && picture ? contentPicture({ picture }, image, PICTURE_BOXES.promoTile).src : ''
  const named: [string, Named][] = [
    ...promoTiles.map(({ id, name, image }) => entry('tile', id, name, draw(image))),
    ...offers.map(({ id, name, image }) => entry('offer', id, name, draw(image))),
    ...banners.map(({ id, title, image }) => entry('banner', id, title, draw(image))),
    ...locations.flatMap(({ id, name, popup }) =>
      popup ? [entry('popup', id, popup.title || name, draw(popup.image))] : [],
    ),
    ...pages.map(({ id, title }) => entry('page', id, title, '')),
  ]
  return new Map(named)
}

const entry = (kind: CountedKind, id: string, name: string, picture: string): [string, Named] => [
  `${kind} ${id}`,
  { name, picture },
]
