import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { SERVICE_BOOKING, serviceBookingPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

/** Services of the workshop: what each includes and costs, and where it is booked. */
export type ServicePricesModel = {
  title: string
  text: string
  services: {
    key: string
    name: string
    text: string
    price: string
    priceNote: string
    includes: string[]
    /** The booking, with this service chosen where the dealer's form has it. */
    href: string
  }[]
  note: string
}

/** Services with their prices; null without any. */
export function servicePricesModel(
  { title, text, services, note }: BlockOf<'servicePrices'>,
  { bundle }: DealerContext,
): ServicePricesModel | null {
  if (services.length === 0) return null
  const { types } = bundle.tenant.serviceBooking
  return {
    title,
    text,
    services: services.map((service) => ({ ...service, href: hrefOf(withoutStega(service.name), types) })),
    note,
  }
}

const hrefOf = (name: string, types: readonly string[]) =>
  types.includes(name) ? serviceBookingPath(name) : SERVICE_BOOKING
