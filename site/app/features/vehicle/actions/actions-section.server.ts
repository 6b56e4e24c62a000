import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import type { DeliveryModel } from '#app/parts/delivery/delivery-model.ts'
import type { VehicleLeads } from '#app/parts/lead/form/lead-link-model.ts'
import { vehicleLeads } from '#app/parts/lead/vehicle-leads.server.ts'
import type { ReserveOffer } from '#app/parts/reserve/reserve-model.ts'
import { carReserveOffer } from '#app/parts/reserve/reserve-offer.server.ts'
import { carDeliveryPath, carTradeInPath, offersPath, sellPath, servicePath } from '#app/paths.ts'
import type { HeadSection } from '../head/head-section.server.ts'

/** What a shopper can do about a vehicle. */
export type ActionsSection = {
  /** The forms it opens. */
  leads: VehicleLeads
  /** The reserve button; null when the car cannot be reserved online (RES-06). */
  reserve: ReserveOffer | null
  /** Where shoppers chat with the dealer; '' for nowhere. */
  chatHref: string
  /** Address of the trade-in form; null when the car is unavailable (TRADE-06). */
  tradeHref: string | null
  /** The delivery estimate form; null when the car is unavailable. */
  delivery: DeliveryModel | null
  nextLinks: { label: string; href: string }[]
}

export function actionsSection(
  car: Car,
  dealer: DealerContext,
  { item }: Pick<HeadSection, 'item'>,
): ActionsSection {
  const { tenant } = dealer.bundle
  const available = isAvailable(car)
  return {
    leads: vehicleLeads(car, tenant),
    reserve: carReserveOffer(car, dealer),
    chatHref: available ? tenant.vehiclePage.chatUrl : '',
    tradeHref: available && tenant.flags.tradeInButton ? carTradeInPath(car.id) : null,
    delivery: available ? { carId: car.id, action: carDeliveryPath(car.slug) } : null,
    nextLinks: listNextLinks(dealer, item.one),
  }
}

/** VDP-41, as far as the target pages exist. */
function listNextLinks({ bundle }: DealerContext, item: string): ActionsSection['nextLinks'] {
  const pages = collectPageSlugs(bundle)
  const links = [
    { label: 'Latest offers', href: offersPath() },
    { label: 'Book a service', href: servicePath() },
    { label: `Sell your ${item}`, href: sellPath(bundle.tenant.flags.sellPath) },
  ]
  return links.filter(({ href }) => targetExists(href, pages))
}
