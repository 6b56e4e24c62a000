import { contactPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { LinkModel } from '../booking-model.ts'

/** A link that opens nothing any more: whom to call, when, and where a newer link is. */
export function WornOut({ kind, reference, dealer, place, phone, again }: LinkModel) {
  const number = place?.phone ?? phone
  return (
    <div className="wrap page booked">
      <h1>{kind === 'expired' ? 'This link has expired' : 'We can’t find this booking'}</h1>
      <section className="ticket" aria-labelledby="link-title">
        <div className="ticket__say">
          <p className="ticket__label">{dealer}</p>
          <h2 id="link-title">{number ? `Call us on ${number.text}` : 'Get in touch'}</h2>
          <p>
            {reference ? `Quote ${reference} and we’ll find it` : 'Tell us your name and we’ll find it'}. We
            can change it, cancel it or send you a new link.
          </p>
        </div>
        <div className="ticket__acts">
          {number ? (
            <LinkButton href={number.href} icon="phone">
              Call {number.text}
            </LinkButton>
          ) : null}
          <LinkButton href={contactPath()} look="line">
            Contact us
          </LinkButton>
          {again ? (
            <LinkButton href={again.href} look="line">
              {again.text}
            </LinkButton>
          ) : null}
        </div>
        <dl className="ticket__facts">
          {place ? (
            <div>
              <dt>Who answers</dt>
              <dd>
                {place.name}
                {place.open ? <span>{place.open}</span> : null}
                {place.hours.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Got a newer email?</dt>
            <dd>
              Use the link in our latest one
              <span>
                {kind === 'expired'
                  ? 'Links work for 90 days.'
                  : 'Some email programs cut a long link. Copy all of it, to the last letter.'}
              </span>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
