import { useEffect, useState } from 'react'
import type { CarPhoneModel } from '#app/features/car/facts/car-place.server.ts'
import { stickyBars } from '#app/features/vehicle/rules/sticky-bars.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { recordReveal } from './phone-number.tsx'

/** The condensed header and, on phones, the bottom bar; both appear on scroll (VDP-17, VDP-18). */
export function VehicleBars({ car }: { car: VehicleModel }) {
  const { header, bar } = useStickyBars()
  const { phone, directions } = car.place
  return (
    <>
      <div className={header ? 'vbar is-on' : 'vbar'}>
        <div className="wrap">
          <p>
            <b>{car.name}</b>
            <br />
            <span className="small muted">
              {car.available ? `${car.price.text} ${car.price.type}` : 'Sold'}
            </span>
          </p>
          <nav aria-label="On this page">
            <a href="#key-information">Key information</a>
            <a href="#comments">Comments</a>
            {car.features.length > 0 ? <a href="#features">Features</a> : null}
            {car.specs.length > 0 ? <a href="#specifications">Specifications</a> : null}
            {car.money.finance ? <a href="#finance-calculator">Finance</a> : null}
            {car.reserve ? <a href="#reserve-online">Reserve Online</a> : null}
            <a href="#vehicle-map">Location</a>
          </nav>
          {car.available && phone ? <CallButton phone={phone} size="small" /> : null}
        </div>
      </div>
      {car.available && (phone || directions) ? (
        <nav className={bar ? 'bar bar--pair is-on' : 'bar bar--pair'} aria-label="Contact the dealer">
          {directions ? (
            <LinkButton look="line" href={directions}>
              Directions
            </LinkButton>
          ) : null}
          {phone ? <CallButton phone={phone} /> : null}
        </nav>
      ) : null}
    </>
  )
}

/** Calls without showing a masked number; the call is recorded like a reveal. */
function CallButton({ phone, size }: { phone: CarPhoneModel; size?: 'small' }) {
  const shown = phone.masked === ''
  return (
    <LinkButton
      {...(size ? { size } : {})}
      icon="phone"
      href={phone.href}
      {...(shown ? {} : { onClick: () => recordReveal(phone) })}
    >
      {shown && !size ? `Call ${phone.text}` : 'Call'}
    </LinkButton>
  )
}

function useStickyBars() {
  const [bars, setBars] = useState({ header: false, bar: false })
  useEffect(() => {
    const look = () =>
      setBars((before) => {
        const next = stickyBars(scrollY)
        return next.header === before.header && next.bar === before.bar ? before : next
      })
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-bar', bars.bar)
    return () => page.removeAttribute('data-bar')
  }, [bars.bar])
  return bars
}
