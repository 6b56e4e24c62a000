import { type Car, type Location, listLocations } from '@forecourt/schemas/contract'
import { addDays, dateAt, formatDollars, formatShortDay, getWeekday } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { REGION_PRICES } from '#app/integrations/delivery/region-prices.server.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'

/** The delivery lookup's result for a postcode (DATA-20). `by`: the day it is usually there, `Thu 3 Dec`. */
export type DeliveryLookup = { priceCents: number | null; name: string; by: string }

/** What bringing a car to a postcode costs, and when it is there; null for a postcode of no region. */
export function findDelivery(
  car: Car,
  { bundle, now }: DealerContext,
  postcode: string,
): DeliveryLookup | null {
  const own = bundle.locations.find(({ id, slug }) => id === car.location?.id || slug === car.location?.slug)
  const from = [own?.address, car.location?.address, bundle.tenant.address]
    .map((address) =>
      address?.lat != null && address.long != null ? ([address.lat, address.long] as const) : null,
    )
    .find((point) => point !== null)
  const found = REGION_PRICES.findPrice(postcode, from ?? null)
  if (found === null) return null
  const today = dateAt(now, bundle.tenant.timeZone)
  return { ...found, by: formatShortDay(addWorkingDays(today, found.workingDays), today) }
}

/** A date (`YYYY-MM-DD`) some working days after another; public holidays count as working days. */
function addWorkingDays(date: string, days: number): string {
  let [at, left] = [date, days]
  while (left > 0) {
    at = addDays(at, 1)
    if (getWeekday(at) % 6 !== 0) left -= 1
  }
  return at
}

/** A town to which a vehicle is brought at a fixed price: `Newcastle`, `$690`, `Thu 3 Dec`. */
export type DeliveryTown = { name: string; price: string; by: string }

/** The towns of the dealer's other yards, in the dealer's order, to which a vehicle of the yard is brought at a fixed price. */
export function listDeliveryTowns(car: Car, here: Location, dealer: DealerContext): DeliveryTown[] {
  const others = listLocations(dealer.bundle.locations, 'sales').filter(({ id }) => id !== here.id)
  const findTown = (place: Location) => nameTown(place, dealer)
  const priced = others.flatMap((place) => {
    const { address } = place
    const name = findTown(place)
    if (name === '' || name === findTown(here)) return []
    const found = findDelivery(car, dealer, address?.postcode ?? '')
    return found?.priceCents == null ? [] : [{ name, price: formatDollars(found.priceCents), by: found.by }]
  })
  const names = priced.map(({ name }) => name)
  return priced.filter(({ name }, index) => names.indexOf(name) === index)
}

/** The town of a yard: `Newcastle` of the yard Newcastle in Newcastle West; '' where its address has none. */
function nameTown({ name, address }: Location, { bundle }: DealerContext): string {
  const city = address?.city ?? ''
  const short = shortPlaceName(name, bundle.tenant)
  return short !== '' && city.startsWith(`${short} `) ? short : city
}
