import { LinkButton } from '#app/ui/button.tsx'
import { AcceptedPayments } from './accepted-payments.tsx'
import type { ReserveOffer } from './reserve-model.ts'

/** 'Reserve Online' on a car's own page (RES-09, VDP-22). */
export function ReserveSection({ offer }: { offer: ReserveOffer | null }) {
  if (offer === null) return null
  return (
    <div className="reserve-online">
      <p>
        Reserve this vehicle with a {offer.deposit} deposit. We hold it for you for {offer.hours} hours. No
        one else can reserve it. The deposit is {offer.refund}.
      </p>
      <AcceptedPayments />
      <LinkButton href={offer.href} data-event="reserveButton">
        {offer.text}
      </LinkButton>
    </div>
  )
}
