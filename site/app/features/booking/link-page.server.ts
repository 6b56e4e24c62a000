import { departmentHours, type LeadKind, type Location, listLocations } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { findOpenState } from '#app/parts/contact/opening-hours.server.ts'
import {
  chooseDepartment,
  departmentPhone,
  findPlace,
} from '#app/parts/lead/confirmation/confirmation.server.ts'
import { formatWeek } from '#app/parts/lead/form/appointments.ts'
import { bookTestDrivePath, servicePath } from '#app/paths.ts'
import type { LeadRow } from '#db/leads/tables.ts'
import type { LinkModel } from './booking-model.ts'

/** What to do with a link that nothing is known of. */
export function unknownPage(context: RequestContext, kind: LinkModel['kind'] = 'unknown'): LinkModel {
  const [place] = listLocations(requireDealerContext(context).bundle.locations, 'primary')
  return buildPage(context, { kind, lead: 'enquiry', place: place ?? null })
}

/** What to do with a link that is worn out. */
export function expiredLinkPage(context: RequestContext, { kind, payload: stored }: LeadRow): LinkModel {
  const { bundle } = requireDealerContext(context)
  const payload = JSON.parse(stored) as Record<string, unknown>
  const lead = kind as LeadKind
  const place = findPlace({ payload, slot: null }, bundle)
  return {
    ...buildPage(context, { kind: 'expired', lead, place }),
    reference: payloadReference(payload),
    again: findAgain(lead, String(payload.item_type ?? '')),
  }
}

function buildPage(
  context: RequestContext,
  { kind, lead, place }: { kind: LinkModel['kind']; lead: LeadKind; place: Location | null },
): LinkModel {
  const dealer = requireDealerContext(context)
  const department = chooseDepartment(lead)
  const hours = place && departmentHours(place, department)
  const state = place && hours && findOpenState(hours, place, dealer)
  return {
    kind,
    reference: '',
    dealer: dealer.bundle.tenant.name,
    place: place &&
      hours && {
        name: place.name,
        address: addressLine(place.address),
        hours: formatWeek(hours),
        open: state ? `${state.open ? 'Open' : 'Closed,'} ${state.rest}` : '',
        phone: departmentPhone(place, department),
      },
    phone: phoneLink(dealerPhone(dealer.bundle)),
    again: null,
  }
}

/** Where a booking of a kind is made; null for what is booked by a way of its own. */
export function findAgain(kind: LeadKind, itemType: string): LinkModel['again'] {
  if (kind === 'test_drive') return { href: bookTestDrivePath(), text: getTradeWords([itemType]).book }
  if (kind === 'service') return { href: servicePath(), text: 'Book a service' }
  return null
}
