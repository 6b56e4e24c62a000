import { Form } from '@remix-run/react'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ValuationModel } from '../trade-model.ts'

/** What an offer supposes until the vehicle is described, in the words of `USUAL_ADJUSTMENTS`. */
const USUAL_STATE = 'Assumes good condition, two keys and a full service history'

/** The offer and its actions. */
export function OfferPanel({ page: { offer, step, car, phone } }: { page: ValuationModel }) {
  const busy = usePosted()?.get('intent') === 'accept'
  return (
    <section className="offer-panel stick" aria-labelledby="offer-title">
      <h2 id="offer-title" className="h-small">
        Our estimate
      </h2>
      <p className="price offer-panel__price">{offer}</p>
      <p className="small muted">
        {step === 'created' ? USUAL_STATE : 'Based on what you told us'}, from what we see of the market
        today. We confirm the figure when we have seen it.
      </p>
      <Form method="post">
        <Button type="submit" name="intent" value="accept" size="large" wide busy={busy}>
          Accept this offer
        </Button>
      </Form>
      {car ? (
        <p className="small">
          <span className="muted">Towards</span> <SiteLink href={car.href}>{car.name}</SiteLink>
        </p>
      ) : null}
      {phone ? (
        <LinkButton look="line" wide icon="phone" href={phone.href}>
          {phone.text}
        </LinkButton>
      ) : null}
    </section>
  )
}
