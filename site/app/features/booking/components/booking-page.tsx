import '#app/styles/pages/leads.css'
import '#app/styles/pages/tiles.css'
import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { BookedSide } from '#app/parts/lead/confirmation/booked-side.tsx'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { PICK_TIME, Ticket } from '#app/parts/lead/confirmation/ticket.tsx'
import { LeadField } from '#app/parts/lead/form/components/lead-field.tsx'
import { Unsent } from '#app/parts/lead/form/components/unsent.tsx'
import type { LeadFormField } from '#app/parts/lead/form/lead-form-model.ts'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { BookingModel, LinkModel } from '../booking-model.ts'
import { WornOut } from './worn-out.tsx'

/** What somebody booked, behind its mail's link: to see, to change and to cancel, without signing in. */
export function BookingPage(page: BookingModel) {
  return page.kind === 'booking' ? <Booking {...page} /> : <WornOut {...page} />
}

/** What was just said is at the top of the page, far from the button that was pressed. */
function useFocusWhenSaid(words: string) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words === '') return
    element.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [words])
  return element
}

function Booking(page: Extract<BookingModel, { kind: 'booking' }>) {
  const { view, calendarHref, times, done, problem } = page
  const { booking } = view
  const isBusy = usePosted() !== null
  const said = useFocusWhenSaid(done || problem)
  return (
    <div className="wrap page booked">
      <h1>Your booking</h1>
      <div ref={said} tabIndex={-1}>
        <p role="status" className="booked__done">
          {done}
        </p>
        {problem ? (
          <div className="alert" role="alert">
            <p>{problem}</p>
          </div>
        ) : null}
      </div>
      <Unsent />
      <div className="two-col two-col--form">
        <div className="booked__main">
          <Ticket
            view={view}
            calendarHref={calendarHref}
            {...(times && !booking.time ? { pickHref: `#${PICK_TIME}` } : {})}
          >
            {booking.isCancelled && !booking.time?.isOver ? (
              <TakeBack again={page.again} isBusy={isBusy} />
            ) : null}
          </Ticket>
          {times && booking.undo ? <ChangeTime times={times} booking={booking} isBusy={isBusy} /> : null}
        </div>
        <BookedSide view={view}>
          {booking.undo ? <Cancel booking={booking} isBusy={isBusy} /> : null}
        </BookedSide>
      </div>
    </div>
  )
}

/** After a cancellation: the same again, or another time. */
function TakeBack({ again, isBusy }: { again: LinkModel['again']; isBusy: boolean }) {
  return (
    <>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="do" value="undo" busy={isBusy}>
          Book it again
        </Button>
      </Form>
      {again ? (
        <LinkButton href={again.href} look="line">
          Pick another time
        </LinkButton>
      ) : null}
    </>
  )
}

type PartProps = { booking: Confirmation; isBusy: boolean }

function ChangeTime({ times, booking, isBusy }: PartProps & { times: LeadFormField }) {
  const title = booking.time ? 'Change the time' : 'Pick a time now'
  return (
    <section aria-labelledby={PICK_TIME}>
      <h2 id={PICK_TIME}>{title}</h2>
      {booking.time ? (
        <p className="muted small">We’ll keep your current time until you book a new one.</p>
      ) : null}
      <Form method="post" className="form">
        <LeadField field={times} id="change" />
        <p className="row wraps">
          <Button type="submit" name="do" value="change" busy={isBusy}>
            {booking.time ? 'Change to this time' : 'Book this time'}
          </Button>
        </p>
      </Form>
    </section>
  )
}

function Cancel({ booking: { undo, time, label }, isBusy }: PartProps) {
  const verb = undo === 'application' ? 'Withdraw' : 'Cancel'
  const what = time ? [time.day, time.hour].filter(Boolean).join(', ') : label.toLowerCase()
  return (
    <section className="booked__box" aria-labelledby="cancel-title">
      <h2 id="cancel-title">{time ? 'Can’t make it?' : 'Changed your mind?'}</h2>
      <p className="small">
        {time ? 'Cancel any time before then. We’ll offer the time to someone else.' : 'Let us know here.'}
      </p>
      <details>
        <summary className="btn btn--line">
          {undo === 'application' ? 'Withdraw' : 'Cancel this booking'}
        </summary>
        <Form method="post" preventScrollReset>
          <p>
            <b>
              {verb} {what}?
            </b>
          </p>
          <Button type="submit" name="do" value="cancel" look="ink" busy={isBusy}>
            Yes, {verb.toLowerCase()} it
          </Button>
        </Form>
      </details>
    </section>
  )
}
