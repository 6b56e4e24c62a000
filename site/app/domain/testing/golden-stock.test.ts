import { movePriceHandle } from '#app/features/search/filters/components/range-slider.tsx'
import { salesCounter } from '#app/features/vehicle/sales/sales-counter.ts'
import { pageCount, searchOffset } from '#app/integrations/paging.ts'
import { collapseSold } from '#app/integrations/stock-index-listing.ts'
import { cardTag, isJustArrived } from '#app/parts/car/rules/card-tag.ts'
import { pickSimilar, similarPriceBand } from '#app/parts/car/rules/similar-cars.ts'
import { interleavePromos } from '#app/parts/promo-tiles/interleave.ts'
import { resultCount } from '#app/parts/search/shown-count.server.ts'
import { popularBodies } from '#app/parts/search-box/finder.server.ts'
import { isHeld, reservationEndsAt } from '../stock/reservation.ts'
import { soldCutoff, stockIncluded } from '../stock/stock-window.ts'
import { sortCarTypes } from '../vocabulary/car-types.ts'
import { groupMakes, normaliseMake } from '../vocabulary/makes.ts'
import { sortPriceRanges } from '../vocabulary/price-range.ts'
import { cents, runGolden } from './golden-cases.ts'

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
  reserved_active: ({ reserved_at: at, now }) => isHeld(at === null ? null : reservationEndsAt(at), now),
  sales_counter: (input) => salesCounter(input.now),
})

runGolden('similar cars', {
  similar_band: (input) => {
    const band = similarPriceBand(cents(input.price) ?? 0)
    return { min: band.minCents / 100, max: band.maxCents / 100 }
  },
  similar_pick: (input) => {
    const asCars = (ids: string[]) => ids.map((id) => ({ id }))
    return pickSimilar(input.self, asCars(input.sameModel), asCars(input.others), 6).map((car) => car.id)
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
