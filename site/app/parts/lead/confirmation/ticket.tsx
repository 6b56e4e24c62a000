import '#app/styles/pages/booking.css'
import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Confirmation, ConfirmationTime } from './confirmation-model.ts'

type TicketProps = {
  booking: Confirmation
  picture: PictureModel | null
  calendarHref: string | null
  /** A further action, such as a link to change it. */
  children?: ReactNode
}

/** What was agreed: the kind, the day and hour, where, what to bring, whom to call, and its reference. */
export function Ticket({ booking, picture, calendarHref, children }: TicketProps) {
  const { label, reference, title, about, time, isCancelled, place } = booking
  return (
    <section className="ticket" aria-labelledby="ticket-title">
      <div className="ticket__top">
        <div className="ticket__say">
          <p className="ticket__label">{isCancelled ? `${label}, cancelled` : label}</p>
          {time ? <When time={time} /> : <h2 id="ticket-title">{title}</h2>}
          {about ? <p>{about}</p> : null}
        </div>
        {picture ? (
          <div className="ticket__picture">
            <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 100vw" />
          </div>
        ) : null}
      </div>
      {isCancelled ? null : calendarHref || (place?.directions && booking.time) || children ? (
        <div className="ticket__acts">
          {calendarHref ? (
            <LinkButton href={calendarHref} icon="calendar-days" download="booking.ics">
              Add to calendar
            </LinkButton>
          ) : null}
          {place?.directions && booking.time ? (
            <LinkButton
              href={place.directions}
              icon="navigation"
              look="line"
              target="_blank"
              rel="noopener noreferrer"
            >
              Get Directions
            </LinkButton>
          ) : null}
          {children}
        </div>
      ) : null}
      <TicketFacts booking={booking} reference={reference} />
    </section>
  )
}

function When({ time: { day, hour } }: { time: ConfirmationTime }) {
  const [weekday = '', date = '', month = ''] = day.split(' ')
  return (
    <div className="ticket__when">
      <div className="ticket__leaf" aria-hidden="true">
        <span>{weekday.slice(0, 3)}</span>
        <strong>{date}</strong>
        <span>{month.slice(0, 3)}</span>
      </div>
      <h2 id="ticket-title">
        {day} {hour ? <b>{hour.charAt(0).toUpperCase() + hour.slice(1)}</b> : null}
      </h2>
    </div>
  )
}

function TicketFacts({
  booking: { place, person, facts, isCancelled },
  reference,
}: {
  booking: Confirmation
  reference: string
}) {
  return (
    <dl className="ticket__facts">
      {place ? (
        <div>
          <dt>Where</dt>
          <dd>
            {place.name}
            {place.address ? <span>{place.address}</span> : null}
            {isCancelled ? null : (
              <>
                {place.hours ? <span>{place.hours}</span> : null}
                {place.ways.map((way) => (
                  <span key={way}>{way}</span>
                ))}
              </>
            )}
          </dd>
        </div>
      ) : null}
      {(isCancelled ? [] : facts).map(({ label, text, more, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? <SiteLink href={href}>{text}</SiteLink> : text}
            {more ? <span>{more}</span> : null}
          </dd>
        </div>
      ))}
      {person && !isCancelled ? (
        <div>
          <dt>Your person</dt>
          <dd>
            {person.name}
            {person.role ? <span>{person.role}</span> : null}
            {person.phone ? (
              <span>
                <a href={person.phone.href}>{person.phone.text}</a>
              </span>
            ) : null}
          </dd>
        </div>
      ) : null}
      {reference ? (
        <div>
          <dt>Reference</dt>
          <dd>
            {reference}
            <span>Quote this if you call us.</span>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
