import { cardTag } from './card/card-tag.ts'
import { isJustArrived } from './card/just-arrived.ts'
import { cents, runGolden } from './golden-cases.ts'
import { sortPriceRanges } from './price/price-range.ts'
import { interleavePromos } from './promo/interleave.ts'
import { salesCounter } from './sales/sales-counter.ts'
import { popularBodies } from './search/body-tiles.ts'
import { sortCarTypes } from './search/car-types.ts'
import { groupMakes, normaliseMake } from './search/makes.ts'
import { pageCount, searchOffset } from './search/paging.ts'
import { movePriceHandle } from './search/price-slider.ts'
import { resultCount } from './search/result-count.ts'
import { pickSimilar, similarPriceBand } from './similar/similar-cars.ts'
import { collapseSold } from './stock/collapse-sold.ts'
import { reservationActive } from './stock/reservation.ts'
import { soldCutoff, stockIncluded } from './stock/stock-window.ts'

const STATUS_BY_LETTER: Record<string, string> = { s: 'sold', a: 'in_stock' }

runGolden('cards', {
  card_tag: ({ car, tenant, now }) => {
    const { kind, text } = cardTag(
      { ...car, simpleFuel: car.simple_fuel, carType: car.car_type, createdAt: car.created_at },
      {
        electricHybridTag: tenant.electric_hybrid_tag,
        certifiedBadgeMake: tenant.certified_badge_make,
        soldTagName: tenant.sold_tag_name,
        justArrivedTagName: tenant.just_arrived_tag_name,
        justArrivedDays: tenant.just_arrived_days,
      },
      now,
    )
    return { kind, text }
  },
  just_arrived: (input) => isJustArrived(input.created_at, input.just_arrived_days, input.now),
})

runGolden('stock', {
  stock_included: ({ car, includeSoldCarsDays, now }) =>
    stockIncluded(
      { status: car.status, soldAt: car.sold_date, showOnDealerWebsite: car.show_on_dealer_website },
      includeSoldCarsDays,
      now,
    ).shown,
  // The worked instants carry no milliseconds.
  sold_cutoff: (input) => soldCutoff(input.includeSoldCarsDays, input.now).replace('.000Z', 'Z'),
  collapse_sold: (input) =>
    collapseSold(
      [...input.statuses].map((letter) => ({ letter, status: STATUS_BY_LETTER[letter] ?? '' })),
      input.soldHandling,
    )
      .map((car) => car.letter)
      .join(''),
  reserved_active: (input) => reservationActive(input.reserved_at, input.now),
  sales_counter: (input) => salesCounter(input.now),
})

runGolden('similar cars', {
  similar_band: (input) => {
    const band = similarPriceBand(cents(input.price) ?? 0)
    return { min: band.minCents / 100, max: band.maxCents / 100 }
  },
  similar_pick: (input) => {
    const asCars = (ids: string[]) => ids.map((id) => ({ id }))
    return pickSimilar(input.self, asCars(input.sameModel), asCars(input.others)).map((car) => car.id)
  },
})

runGolden('search', {
  interleave: (input) =>
    interleavePromos(
      Array.from({ length: input.cars }, (_none, index) => `C${index + 1}`),
      input.tiles as { id: string; position: number }[],
    ).map((cell) => (cell.kind === 'car' ? cell.car : cell.tile.id)),
  result_count: (input) => resultCount(input.count, input.stockCount, input.facetCounts),
  normalise_make: (input) => normaliseMake(input.make),
  make_groups: (input) => groupMakes(input.entries),
  sort_price_ranges: (input) => sortPriceRanges(input.labels),
  sort_car_types: (input) => sortCarTypes(input.types),
  body_tiles: (input) => popularBodies(input.counts),
  search_offset: (input) => searchOffset(input.page),
  page_count: (input) => pageCount(input.count),
  price_slider: (input) => movePriceHandle({ min: input.min, max: input.max }, input.move, input.to),
})
