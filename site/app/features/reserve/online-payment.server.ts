import { formatDollars } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { requireUser } from '#app/parts/sign-in/session.server.ts'
import { carPath, onlinePaymentPath, reservationPath } from '#app/paths.ts'
import { listReservations, type Reservation } from '#db/reserve/reservation-repository.ts'
import { momentText } from './status-step.server.ts'

const MOST_LISTED = 20

/** A deposit of the signed-in person. */
export type OwnPayment = {
  id: string
  car: string
  carHref: string
  amount: string
  state: string
  /** The page that pays or shows it. */
  href: string
  /** It can be paid now. */
  due: boolean
}

export type OnlinePaymentModel = { meta: PageMeta; name: string; payments: OwnPayment[] }

const STATES: Record<Reservation['state'], string> = {
  paying: 'Not paid yet',
  held: 'Paid: the car is yours',
  refused: 'Refunded: the car was no longer available',
  expired: 'You ran out of time to pay',
  cancelled: 'Cancelled, deposit refunded',
  lapsed: 'Ended, deposit refunded',
}

/**
 * The signed-in person's reservations and due deposits (RES-11).
 * @throws a redirect to sign-in for anybody else: this page is gated on every site (AUTH-04)
 */
export async function getOnlinePayments(
  context: RequestContext,
  request: Request,
): Promise<OnlinePaymentModel> {
  const user = await requireUser(context, request, 'online-payment')
  const { origin, bundle } = requireDealerContext(context)
  const { tenant } = bundle
  const own = await listReservations(context.db, tenant.slug, user.phone, MOST_LISTED)
  return {
    meta: {
      title: 'Online payment',
      description: `Deposits for vehicles of ${tenant.name}.`,
      siteName: tenant.name,
      origin,
      path: onlinePaymentPath(),
    },
    name: user.firstName,
    payments: own.map((reservation) => {
      const { id, car_name: car, car_slug: slug, held_until: until, state, pay_until: pay } = reservation
      const due = state === 'paying' && pay > context.now && reservation.session_id !== null
      const late = state === 'paying' && !due
      return {
        id,
        car,
        carHref: carPath(slug),
        amount: formatDollars(reservation.deposit_cents),
        state:
          state === 'held' && until
            ? `${STATES.held} until ${momentText(until, tenant.timeZone)}`
            : STATES[late ? 'expired' : state],
        href: reservationPath(slug, tenant.flags.reservePath, id),
        due,
      }
    }),
  }
}
