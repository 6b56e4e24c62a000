import { Form } from '@remix-run/react'
import { LeadField } from '#app/parts/lead/form/components/lead-field.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ValuationModel } from '../trade-model.ts'

/** What an estimate supposes as far as it is not answered. */
const USUAL_STATE = 'Assumes good condition, two keys and a full service history where you haven’t said.'

/** The figure: an estimate until somebody has seen the vehicle, then a firm offer that can be accepted. */
export function OfferPanel({ page }: { page: ValuationModel }) {
  const { firm, car, phone } = page
  return (
    <section className="offer-panel" aria-labelledby="offer-title">
      {firm ? <FirmOffer firm={firm} estimate={page.offer} /> : <Estimate page={page} />}
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

function Estimate({ page: { offer, isOpen, told } }: { page: ValuationModel }) {
  return (
    <>
      <h2 id="offer-title" className="h-small">
        Our estimate
      </h2>
      <p className="price offer-panel__price">{offer}</p>
      <p className="small muted">
        An estimate, not an offer. {isOpen ? USUAL_STATE : 'Based on what you told us.'} Going by today’s
        market.
      </p>
      {told.length > 0 ? (
        <>
          <h3 className="h-small">What you told us</h3>
          <dl className="offer-panel__state small">
            {told.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  )
}

type FirmProps = { firm: NonNullable<ValuationModel['firm']>; estimate: string }

function FirmOffer({ firm: { price, until, isOver }, estimate }: FirmProps) {
  const isBusy = usePosted()?.get('intent') === 'accept'
  return (
    <>
      <h2 id="offer-title" className="h-small">
        Your firm offer
      </h2>
      <p className="price offer-panel__price">{price}</p>
      <p className="small muted">
        {isOver ? `This offer ended ${until}. Give us a call.` : `Good until ${until}.`}
        {estimate ? ` Our estimate was ${estimate}.` : ''}
      </p>
      {isOver ? null : (
        <Form method="post">
          <Button type="submit" name="intent" value="accept" size="large" wide busy={isBusy}>
            Accept {price}
          </Button>
        </Form>
      )}
    </>
  )
}

/** Books when the vehicle is looked at, which makes an estimate a firm offer. */
export function Inspection({ page: { times, inspectError } }: { page: ValuationModel }) {
  const isBusy = usePosted()?.get('intent') === 'inspect'
  return (
    <section className="inspect" aria-labelledby="inspect-title">
      <h2 id="inspect-title">Lock it in with an inspection</h2>
      <p>Bring it in, and leave with a firm offer. It’s free, and there’s no need to buy from us.</p>
      {times ? (
        <Form method="post" className="form">
          <LeadField field={times} id="inspection" />
          {inspectError ? (
            <p className="err" role="alert">
              {inspectError}
            </p>
          ) : null}
          <p className="row wraps">
            <Button type="submit" name="intent" value="inspect" size="large" busy={isBusy}>
              Book an inspection
            </Button>
          </p>
        </Form>
      ) : (
        <p className="muted">We’ll call you to set a time.</p>
      )}
    </section>
  )
}
