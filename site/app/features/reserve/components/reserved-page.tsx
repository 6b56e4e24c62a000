import { Form } from '@remix-run/react'
import { BookedPage } from '#app/parts/lead/confirmation/booked-page.tsx'
import { Ticket } from '#app/parts/lead/confirmation/ticket.tsx'
import { Unsent } from '#app/parts/lead/form/components/unsent.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import type { HeldReservation, ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import { Button } from '#app/ui/button.tsx'
import { reservationHref } from './reserve-status.tsx'

type ReservedPageProps = { step: StatusStep; held: HeldReservation; offer: ReserveTerms }

/** A vehicle is reserved: until when, what was paid, and what follows. */
export function ReservedPage({ step, held: { view, receipt }, offer }: ReservedPageProps) {
  const { answer } = view.booking
  return (
    <BookedPage
      view={view}
      title={step.title}
      isStatus
      said={
        <>
          <p className="booked__firm">{step.text}</p>
          {answer ? <p>{answer}</p> : null}
        </>
      }
      foot={<CancelHold here={reservationHref(offer, step)} deposit={step.deposit} />}
    >
      <Ticket view={view} calendarHref={null} />
      <Receipt receipt={receipt} />
    </BookedPage>
  )
}

function Receipt({ receipt: { number, paid, lines, left, notes } }: Pick<HeldReservation, 'receipt'>) {
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <div className="receipt__head">
        <h2 id="receipt-title">Receipt {number}</h2>
        <Button className="only-js" look="line" size="small" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className="muted small">Paid on {paid}</p>
      <dl>
        {lines.map(({ label, more, amount }) => (
          <div key={label}>
            <dt>
              {label}
              {more ? <span>{more}</span> : null}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {left ? (
          <div className="receipt__left">
            <dt>Left to pay when you buy</dt>
            <dd>{left}</dd>
          </div>
        ) : null}
      </dl>
      {notes.map((note) => (
        <p key={note} className="muted small">
          {note}
        </p>
      ))}
    </section>
  )
}

/** Asks before it cancels: the vehicle is free for others straight away. */
function CancelHold({ here, deposit }: { here: string; deposit: string }) {
  const isBusy = usePosted() !== null
  return (
    <section className="booked__box" aria-labelledby="cancel-title">
      <h2 id="cancel-title">Changed your mind?</h2>
      <p className="small">Cancel any time before then and your deposit goes back to your card.</p>
      <Unsent />
      <details>
        <summary className="btn btn--line">Cancel and refund</summary>
        <Form method="post" action={here}>
          <p>
            <b>Cancel, and get your {deposit} back?</b>
          </p>
          <Button type="submit" look="ink" busy={isBusy}>
            Yes, cancel it
          </Button>
        </Form>
      </details>
    </section>
  )
}
