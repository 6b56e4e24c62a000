import { leadReference } from '#app/domain/lead-reference.ts'
import type { DepositState } from '#app/domain/stock/reservation-state.ts'
import type { PaymentStatus } from '#app/integrations/payments/payments.ts'
import { formatDay, formatTime } from '#app/parts/lead/definitions/appointments.ts'
import type { ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'

type StatusFacts = {
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
    cancels: state === 'held',
    againHref: AGAIN.has(state) ? facts.offer.href : null,
    heldUntil:
      state === 'held' && reservation.held_until ? momentText(reservation.held_until, facts.zone) : '',
    reservation: reservation.id,
    reference: leadReference('reserve', reservation.id),
  }
}

const AGAIN: ReadonlySet<string> = new Set(['expired', 'cancelled', 'lapsed', 'refused'])

function getState({ state }: Reservation, payment: PaymentStatus | null): StatusStep['state'] {
  if (state !== 'paying') return state
  if (payment === null) return 'unknown'
  return payment === 'open' ? 'paying' : 'processing'
}

function getStatusCopy(
  state: StatusStep['state'],
  reservation: Reservation,
  { offer, zone }: StatusFacts,
): Pick<StatusStep, 'title' | 'text'> {
  const { car_name: car, first_name: name, held_until: until, pay_until: pay } = reservation
  const at = (instant: string | null) => (instant === null ? '' : momentText(instant, zone))
  switch (state) {
    case 'held':
      return {
        title: 'Reserved',
        text: `Thanks, ${name}. We’re holding the ${car} for you until ${at(until)}. Your ${offer.deposit} deposit is paid and ${offer.refund}. We’ll call you to arrange the rest.`,
      }
    case 'paying':
      return {
        title: 'Your deposit is not paid yet',
        text: `You haven’t been charged, and the ${car} isn’t reserved. You can pay the ${offer.deposit} deposit until ${at(pay)}.`,
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
        text: `The ${car} was reserved or sold while you were paying. Sorry. ${moneyBack(reservation.deposit)}`,
      }
    case 'expired':
      return {
        title: 'You ran out of time to pay',
        text: `You haven’t been charged, and the ${car} isn’t reserved.`,
      }
    case 'cancelled':
      return {
        title: 'Your reservation is cancelled',
        text: `Others can reserve the ${car} again. ${moneyBack(reservation.deposit)}`,
      }
    case 'lapsed':
      return {
        title: 'Your reservation is over',
        text: `The ${offer.hours} hours ended on ${at(until)}. ${moneyBack(reservation.deposit)}`,
      }
  }
}

/** `Tuesday 24 November, 4:10 am`, in the dealer's zone. */
export const momentText = (instant: string, zone: string): string =>
  `${formatDay(instant, zone)}, ${formatTime(instant, zone)}`

const moneyBack = (deposit: DepositState) =>
  deposit === 'to-release'
    ? 'Your deposit is on its way back to your card.'
    : 'Your deposit has gone back to your card.'
