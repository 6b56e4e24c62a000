import { BookedSide } from '#app/parts/lead/confirmation/booked-side.tsx'
import { Ticket } from '#app/parts/lead/confirmation/ticket.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ValuationModel } from '../trade-model.ts'

/** The inspection as it is booked: the same ticket as after any booking. */
export function BookedInspection({
  inspection: { view, calendarHref, href },
}: {
  inspection: NonNullable<ValuationModel['inspection']>
}) {
  return (
    <section aria-labelledby="inspect-title">
      <header className="booked__thanks">
        <Icon name="badge-check" />
        <h2 id="inspect-title">Your inspection is booked</h2>
      </header>
      <div className="two-col two-col--form">
        <Ticket view={view} calendarHref={calendarHref}>
          <SiteLink className="link" href={href}>
            Change or cancel
          </SiteLink>
        </Ticket>
        <BookedSide view={view} />
      </div>
    </section>
  )
}
