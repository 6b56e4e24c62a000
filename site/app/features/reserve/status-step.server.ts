import { formatDollars } from '@forecourt/schemas/contract/pure'
import { leadReference } from '#app/domain/lead-reference.ts'
import type { DepositState } from '#app/domain/stock/reservation-state.ts'
import type { PaymentStatus } from '#app/integrations/payments/payments.ts'
import { formatDay, formatTime } from '#app/parts/lead/definitions/appointments.ts'
import type { ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'

type StatusFacts = Pick<StatusStep, 'held' | 'ended'> & {
  offer: ReserveTerms
  /** The dealer's zone. */
  zone: string
  /** The provider's state of an unfinished payment; null while it is unavailable. */
  payment: PaymentStatus | null
}

/** The state of a reservation as texts and actions. */
export function statusStep(reservation: Reservation, facts: StatusFacts): StatusStep {
  const state = getState(reservation, facts.payment)
  return {
    kind: 'status',
    state,
    ...getStatusCopy(state, reservation, facts),
    payHref: state === 'paying' ? reservation.session_url : null,
    reservation: reservation.id,
    reference: leadReference('reserve', reservation.id),
    deposit: formatDollars(reservation.deposit_cents),
    held: facts.held,
    ended: facts.ended,
  }
}

function getState({ state }: Reservation, payment: PaymentStatus | null): StatusStep['state'] {
  if (state !== 'paying') return state
  if (payment === null) return 'unknown'
  return payment === 'open' ? 'paying' : 'processing'
}

function getStatusCopy(
  state: StatusStep['state'],
  { car_name: car, held_until: until, pay_until: pay, deposit_cents: cents, deposit }: Reservation,
  { offer, zone }: StatusFacts,
): Pick<StatusStep, 'title' | 'text'> {
  const at = (instant: string | null) => (instant === null ? '' : momentText(instant, zone))
  switch (state) {
    case 'held':
      return { title: 'Thank you', text: `Your deposit is paid, and the ${car} is reserved for you.` }
    case 'paying':
      return {
        title: 'Your deposit is not paid yet',
        text: `You haven’t been charged, and the ${car} isn’t reserved. You can pay the ${formatDollars(cents)} deposit until ${at(pay)}.`,
      }
    case 'processing':
      return {
        title: 'Your payment is being confirmed',
        text: 'Your bank has not answered yet. This usually takes a few seconds.',
      }
    case 'unknown':
      return {
        title: 'We cannot see your payment yet',
        text: 'We’re waiting to hear from the bank. If you paid, it’s safe. We’ll text you when we know.',
      }
    case 'refused':
      return {
        title: 'Someone beat you to it',
        text: `The ${car} was reserved or sold while you were paying. Sorry.`,
      }
    case 'expired':
      return {
        title: 'You ran out of time to pay',
        text: `The ${car} isn’t reserved.${isReturned(deposit) ? '' : ' You haven’t been charged.'}`,
      }
    case 'cancelled':
      return {
        title: 'Your reservation is cancelled',
        text: `We’re not holding the ${car} for you any more.`,
      }
    case 'lapsed':
      return {
        title: 'Your reservation is over',
        text: `We held the ${car} for you for ${offer.hours} hours, until ${at(until)}.`,
      }
  }
}

/** `Tuesday 24 November, 4:10 am`, in the dealer's zone. */
export const momentText = (instant: string, zone: string): string =>
  `${formatDay(instant, zone)}, ${formatTime(instant, zone)}`

/** The deposit was paid and goes back. */
export const isReturned = (deposit: DepositState) => deposit === 'to-release' || deposit === 'released'
