import type { ReactNode } from 'react'
import { Surroundings } from '#app/parts/contact/surroundings.tsx'
import { NextSteps } from '#app/ui/next-steps.tsx'
import type { ConfirmationView } from './confirmation-page.server.ts'

/** Beside a ticket: what happens next, and where it is. */
export function BookedSide({
  view: { booking, surroundings },
  children,
  foot,
}: {
  view: ConfirmationView
  children?: ReactNode
  /** Below everything else. */
  foot?: ReactNode
}) {
  return (
    <aside className="booked__side">
      {children}
      {booking.next.length > 0 ? <NextSteps steps={booking.next} /> : null}
      {surroundings && booking.place ? (
        <section className="booked__plan" aria-label="How to get there">
          <Surroundings of={surroundings} name={booking.place.name} />
        </section>
      ) : null}
      {foot}
    </aside>
  )
}
