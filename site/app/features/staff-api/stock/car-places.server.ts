import { HOME_SLUG, homeBlocks, type StaffCarPage, templateDefinition } from '@forecourt/schemas/contract'
import { type CarRowBlock, listRowCars } from '#app/blocks/car-row/car-row.server.ts'
import type { DealerContext } from '#app/context.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { FiledCar } from '#app/integrations/import-report.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'

type Place = StaffCarPage['places'][number]

/** Where shoppers meet a car: the results of its body, and the rows of the first page. */
export async function listCarPlaces(car: FiledCar, dealer: DealerContext): Promise<Place[]> {
  const [results, rows] = await Promise.all([placeInResults(car, dealer), listFirstPage(car, dealer)])
  return [...results, ...rows]
}

async function placeInResults({ file, live }: FiledCar, dealer: DealerContext): Promise<Place[]> {
  const body = file.simpleBody
  if (body === '') return []
  const title = `Results, “${body}”`
  return withStockFallback(dealer, async () => {
    const listing = { filter: equals('simple_body', body), limit: 0, facets: ['body'] }
    const [group] = await dealer.stock.listCarGroups(stockScope(dealer), [listing])
    const count = group?.counts.body?.find(({ value }) => value === body)?.count ?? 0
    return [{ title, detail: live ? `One of ${count}` : `Not there. ${count} others are` }]
  }, [])
}

async function listFirstPage({ id, live }: FiledCar, dealer: DealerContext): Promise<Place[]> {
  const { pages, tenant } = dealer.bundle
  const home = pages.find(({ slug }) => slug === HOME_SLUG)
  const blocks = homeBlocks(home, templateDefinition(tenant.template).homeOrder)
  const rows = blocks.filter((block): block is CarRowBlock => block.type === 'carRow')
  if (!live) return []
  const places = await Promise.all(
    rows.map(async (row): Promise<Place | null> => {
      const cars = await withStockFallback(dealer, () => listRowCars(row, dealer), [])
      const place = cars.findIndex((each) => each.id === id)
      const title = row.title === '' ? 'First page' : `First page, “${row.title}”`
      return place === -1 ? null : { title, detail: `${formatOrdinal(place + 1)} of ${cars.length}` }
    }),
  )
  const found = places.filter((place) => place !== null)
  return found.length > 0 ? found : [{ title: 'First page', detail: describeNoRow(rows.length) }]
}

const describeNoRow = (rows: number) => (rows === 0 ? 'It has no row of cars' : 'In none of its rows of cars')

function formatOrdinal(place: number): string {
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return `${place}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`
}
