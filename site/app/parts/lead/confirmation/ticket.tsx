import '#app/styles/pages/booking.css'
import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Confirmation, ConfirmationFact, ConfirmationTime } from './confirmation-model.ts'
import type { ConfirmationView } from './confirmation-page.server.ts'

/** Where a booking's page has its times. */
export const PICK_TIME = 'change-title'

type TicketProps = {
  view: Pick<ConfirmationView, 'booking' | 'picture' | 'portrait' | 'car'>
  calendarHref: string | null
  /** The page where a time is chosen, where that is the next thing to do. */
  pickHref?: string
  /** A further action, such as a link to change it. */
  children?: ReactNode
}

/** What was agreed: the kind, the day and hour, where, what to bring, whom to call, and its reference. */
export function Ticket({ view, calendarHref, pickHref, children }: TicketProps) {
  const { booking, picture, portrait, car } = view
  const { label, title, about, time, until, isCancelled, smallPrint } = booking
  const dated = time ?? (until?.isOver ? null : until)
  return (
    <section className="ticket" aria-labelledby="ticket-title">
      <div className="ticket__top">
        <div className="ticket__say">
          <p className="ticket__label">{isCancelled ? `${label}, cancelled` : label}</p>
          {dated && !isCancelled ? (
            <When time={dated} lead={until ? 'It’s yours until' : ''} />
          ) : (
            <h2 id="ticket-title">{isCancelled ? 'Cancelled' : title}</h2>
          )}
          {about ? <p>{about}</p> : null}
          {car && !time && !isCancelled ? (
            <p className="ticket__car">
              {car.price ? <b>{car.price}</b> : null} <SiteLink href={car.href}>View Details</SiteLink>
            </p>
          ) : null}
        </div>
        {picture ? (
          <div className="ticket__picture">
            <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 100vw" />
          </div>
        ) : null}
      </div>
      <Acts view={view} calendarHref={calendarHref} pickHref={pickHref}>
        {children}
      </Acts>
      <Ready things={booking.ready} />
      <TicketFacts booking={booking} portrait={portrait} />
      {smallPrint ? <p className="ticket__print">{smallPrint}</p> : null}
    </section>
  )
}

/** What is done first, and what else can be. */
function Acts({ view, calendarHref, pickHref, children }: TicketProps) {
  const { booking, car } = view
  const { place, time, until, call, isCancelled, canPickTime } = booking
  const isHeld = until !== null && !until.isOver && !isCancelled
  const trial = (isHeld || call) && !isCancelled ? (car?.trial ?? null) : null
  const picks = canPickTime && pickHref !== undefined
  const directions = !isCancelled && (time || isHeld) ? place?.directions : null
  if (!calendarHref && !picks && !call && !trial && !directions && !children) return null
  return (
    <div className="ticket__acts">
      {calendarHref ? (
        <LinkButton href={calendarHref} icon="calendar-days" download="booking.ics">
          Add to calendar
        </LinkButton>
      ) : null}
      {picks ? (
        <LinkButton href={pickHref} icon="calendar-days">
          Pick a time now
        </LinkButton>
      ) : null}
      {call ? (
        <LinkButton href={call.href} icon="phone">
          Call {call.text}
        </LinkButton>
      ) : null}
      {trial ? (
        <LinkButton href={trial.href} look={isHeld ? 'brand' : 'line'}>
          {trial.text}
        </LinkButton>
      ) : null}
      {directions ? (
        <LinkButton href={directions} icon="navigation" look="line" target="_blank" rel="noopener noreferrer">
          Get Directions
        </LinkButton>
      ) : null}
      {children}
    </div>
  )
}

function When({ time: { day, hour }, lead }: { time: ConfirmationTime; lead: string }) {
  const [weekday = '', date = '', month = ''] = day.split(' ')
  return (
    <div className="ticket__when">
      <div className="ticket__leaf" aria-hidden="true">
        <span>{weekday.slice(0, 3)}</span>
        <strong>{date}</strong>
        <span>{month.slice(0, 3)}</span>
      </div>
      <h2 id="ticket-title">
        {lead ? <span>{lead} </span> : null}
        {day} {hour ? <b>{hour.charAt(0).toUpperCase() + hour.slice(1)}</b> : null}
      </h2>
    </div>
  )
}

/** What makes the call a short one. */
function Ready({ things }: { things: readonly string[] }) {
  if (things.length === 0) return null
  return (
    <div className="ticket__ready">
      <h3 id="ticket-ready">Have ready for the call</h3>
      <ul aria-labelledby="ticket-ready">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}

function TicketFacts({ booking, portrait }: { booking: Confirmation; portrait: PictureModel | null }) {
  const { place, person, facts, isCancelled, reference } = booking
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
      {person && !isCancelled ? (
        <div>
          <dt>{person.label}</dt>
          <dd className={portrait ? 'ticket__person' : undefined}>
            {portrait ? <Picture picture={{ ...portrait, alt: '' }} sizes="4rem" /> : null}
            <div>
              {person.name}
              {person.role ? <span>{person.role}</span> : null}
              {person.phone ? (
                <span>
                  <a href={person.phone.href}>{person.phone.text}</a>
                </span>
              ) : null}
            </div>
          </dd>
        </div>
      ) : null}
      {facts.map((fact) => (
        <Fact key={fact.label} fact={fact} />
      ))}
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

function Fact({ fact: { label, text, more = [], href, isQuoted } }: { fact: ConfirmationFact }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {href ? <SiteLink href={href}>{text}</SiteLink> : isQuoted ? <q>{text}</q> : text}
        {more.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  )
}
