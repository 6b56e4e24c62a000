import { listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { dealerPhone } from './dealer-phone.ts'
import { findOpenState, type OpenState } from './opening-hours.server.ts'

/** The dealer's number, and the hours of the location that answers it. */
export type CallUsModel = { phone: PhoneLink | null; openState: OpenState | null }

export function callUs(dealer: DealerContext): CallUsModel {
  const [primary] = listLocations(dealer.bundle.locations, 'primary')
  return {
    phone: phoneLink(dealerPhone(dealer.bundle)),
    openState: primary ? findOpenState(primary, primary, dealer) : null,
  }
}
