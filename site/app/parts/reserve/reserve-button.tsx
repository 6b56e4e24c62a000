import { LinkButton } from '#app/ui/button.tsx'
import type { ReserveOffer } from './reserve-model.ts'

/** The button beside the price, with what it costs (RES-04, RES-08). */
export function ReserveButton({ offer }: { offer: ReserveOffer | null }) {
  if (offer === null) return null
  return (
    <div>
      <LinkButton look="line" size="large" wide href={offer.href} data-event="reserveButton">
        {offer.text}
      </LinkButton>
      <p className="small muted reserve-price">
        {offer.deposit} deposit, {offer.refund}, held {offer.hours} hours
      </p>
    </div>
  )
}
