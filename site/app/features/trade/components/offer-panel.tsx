import { Form } from '@remix-run/react'
import { usePosted } from '#app/features/leads/form/use-page-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { NO_ESTIMATE, type ValuationModel } from '../trade-model.ts'

/** The offer and its actions. */
export function OfferPanel({ page }: { page: ValuationModel }) {
  const { step, offer, car, phone } = page
  const busy = usePosted()?.get('intent') === 'accept'
  return (
    <section className="offer-panel stick" aria-labelledby="offer-title">
      {step === 'accepted' ? (
        <Accepted offer={offer} />
      ) : offer === '' ? (
        <NoEstimate />
      ) : (
        <>
          <h2 id="offer-title" className="h-small">
            Our estimate
          </h2>
          <p className="price offer-panel__price">{offer}</p>
          <p className="small muted">
            For a vehicle in the state you describe, from what we see of the market today. We confirm the
            figure when we have seen it.
          </p>
          <Form method="post">
            <Button type="submit" name="intent" value="accept" size="large" wide busy={busy}>
              Accept this offer
            </Button>
          </Form>
        </>
      )}
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

function Accepted({ offer }: { offer: string }) {
  return (
    <>
      <h2 id="offer-title" className="offer-panel__done">
        <Icon name="badge-check" /> Offer accepted
      </h2>
      <p className="price offer-panel__price">{offer}</p>
      <p>We call you to arrange a time. Please bring the vehicle, its registration papers and every key.</p>
    </>
  )
}

function NoEstimate() {
  return (
    <>
      <h2 id="offer-title">We will call you with a figure</h2>
      <p>{NO_ESTIMATE}</p>
      <p className="muted">
        We have your details and look at it in person: it may well be worth more than you think.
      </p>
    </>
  )
}
