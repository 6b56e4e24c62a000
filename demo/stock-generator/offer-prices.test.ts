import { describe, expect, it } from 'vitest'
import { DEALERS } from '../../tenants/src/index.ts'
import { DEMO_DEALERS } from './dealers/all-dealers.ts'
import { inventStock } from './dealers/stock-of.ts'
import type { StockVehicle } from './vehicle/stock-vehicle.ts'

const SEED_DATE = '2026-11-21'

const formatSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** What each parameter of an offer’s search asks of a vehicle. */
const ASKS: Readonly<Record<string, (vehicle: StockVehicle, value: string) => boolean>> = {
  car_type: ({ carType }, value) => carType === value,
  badge: ({ grade }, value) => grade.badge === value,
  year: ({ year }, value) => year <= Number(value.replace('-', '')),
}

/** The vehicles that an offer’s search finds, as far as it uses these parameters. */
function vehiclesUnder(search: string, vehicles: readonly StockVehicle[]): StockVehicle[] {
  const { pathname, searchParams } = new URL(search, 'https://dealer.example')
  const [make, model] = pathname.split('/').slice(2)
  return vehicles.filter((vehicle) => {
    const { grade, status } = vehicle
    const isNamed = model
      ? formatSlug(grade.make) === make && formatSlug(grade.model) === model
      : [formatSlug(grade.make), formatSlug(grade.body)].some((each) => each.startsWith(make ?? ''))
    return (
      isNamed && status !== 'sold' && [...searchParams].every(([key, value]) => ASKS[key]?.(vehicle, value))
    )
  })
}

const offers = DEALERS.flatMap((dealer) =>
  dealer
    .documents(SEED_DATE)
    .filter(({ _type, price }) => _type === 'offer' && typeof price === 'number')
    .map((offer) => [`${dealer.slug}: ${offer.name}`, dealer.slug, offer] as const),
)

describe('the price of a demo offer', () => {
  it.each(offers)('%s is that of the cheapest vehicle under it', (_name, slug, offer) => {
    const dealer = DEMO_DEALERS.find((each) => each.slug === slug)
    const vehicles = vehiclesUnder(String(offer.searchHref), dealer ? inventStock(dealer) : [])
    const prices = vehicles.flatMap(({ driveAwayDollars, egcDollars }) =>
      offer.figureUnit === 'excl. government charges' ? (egcDollars ?? []) : (driveAwayDollars ?? []),
    )
    expect(Math.min(...prices)).toBe(offer.price)
  })
})
