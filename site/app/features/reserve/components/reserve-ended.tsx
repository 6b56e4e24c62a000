import '#app/styles/pages/booking.css'
import type { EndedReservation, ReservePageModel, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SimilarInstead } from './similar-instead.tsx'

type ReserveEndedProps = { page: ReservePageModel; step: StatusStep; ended: EndedReservation }

/** A reservation that is over: what it was, what becomes of the deposit, and how to go on. */
export function ReserveEnded({ page: { car, phone, place }, step, ended }: ReserveEndedProps) {
  const { facts, againHref, similarHref, slug } = ended
  return (
    <div className="wrap page booked">
      <h1>{step.title}</h1>
      <section className="ticket" aria-labelledby="ended-car">
        <div className="ticket__top">
          <div className="ticket__say">
            <p className="ticket__label">Reservation ended</p>
            <h2 id="ended-car">{car.name}</h2>
            <p role="status">{step.text}</p>
          </div>
          {car.picture ? (
            <div className="ticket__picture">
              <Picture picture={car.picture} sizes="(min-width: 48rem) 24rem, 100vw" />
            </div>
          ) : null}
        </div>
        <div className="ticket__acts">
          {againHref ? <LinkButton href={againHref}>Reserve it again</LinkButton> : null}
          <LinkButton href={similarHref} look={againHref ? 'line' : 'brand'}>
            Find Me Something Similar
          </LinkButton>
          {phone ? (
            <LinkButton href={phone.href} icon="phone" look="line">
              Call {phone.text}
            </LinkButton>
          ) : null}
        </div>
        <dl className="ticket__facts">
          {facts.map(({ label, text, more = [] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {more.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ))}
          {place ? (
            <div>
              <dt>Who to ask</dt>
              <dd>
                {place.name}
                {place.address ? <span>{place.address}</span> : null}
                {place.hours ? <span>{place.hours}</span> : null}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Reference</dt>
            <dd>
              {step.reference}
              <span>Quote this if you call us.</span>
            </dd>
          </div>
        </dl>
      </section>
      {slug && !againHref ? <SimilarInstead slug={slug} /> : null}
    </div>
  )
}
