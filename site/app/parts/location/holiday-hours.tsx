import { type MouseEvent, useState } from 'react'
import type { SpecialRow } from '#app/parts/contact/opening-hours.server.ts'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LocationCardModel } from './location-card.server.ts'

/** Opens the special days of a place in a dialog (LOC-22); without JavaScript the link leads to them on its page. */
export function HolidayHours({ place }: { place: LocationCardModel }) {
  const [open, setOpen] = useState(false)
  if (place.special.length === 0) return null
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <SiteLink
        className="link"
        href={`${place.href}#special-days`}
        onClick={press}
        aria-haspopup="dialog"
        aria-label={`Holiday hours of ${place.name}`}
      >
        Holiday hours
      </SiteLink>
      {open ? (
        <Modal
          className="dialog"
          aria-label={`Holiday hours of ${place.name}`}
          onClose={() => setOpen(false)}
        >
          <CloseCross className="dialog__close" />
          <h2>Holiday hours</h2>
          <p className="muted">{place.name}</p>
          <SpecialDays days={place.special} />
        </Modal>
      ) : null}
    </>
  )
}

/** Days with hours of their own, soonest first (LOC-20, LOC-21). */
export function SpecialDays({ days }: { days: readonly SpecialRow[] }) {
  return (
    <dl className="holiday">
      {days.map(({ label, name, text }) => (
        <div key={label + name}>
          <dt className="num">{label}</dt>
          <dd className="muted">{name}</dd>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
