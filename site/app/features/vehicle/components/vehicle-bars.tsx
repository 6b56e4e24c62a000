import { useEffect, useState } from 'react'
import type { CarPhoneModel } from '#app/parts/car/facts/car-place.server.ts'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { FinanceButton } from '#app/parts/money/calculator/components/finance-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type PageActions, pageActions } from '../actions/offered-actions.ts'
import { recordReveal } from '../place/phone-number.tsx'
import type { VehicleModel } from '../queries.server.ts'

/**
 * The condensed header, and at the foot the price with what to do about it; both appear on scroll (VDP-17, VDP-18). Until
 * the bar is there the header has the price and on wide screens the first action.
 */
export function VehicleBars({ car }: { car: VehicleModel }) {
  const actions = pageActions(car)
  const hasBar = car.available && offersActions(car, actions)
  const { header, bar } = useStickyBars(hasBar)
  return (
    <>
      <div className={header ? 'vbar is-on' : 'vbar'}>
        <div className="wrap">
          {car.pictures[0] ? (
            <img src={car.pictures[0].thumb} alt="" width={72} height={48} data-fallback="" />
          ) : null}
          <p className="vbar__name">
            <b>{car.name}</b>
            <span className="small muted">
              {[car.notice?.short, car.sub, car.facts[0]?.text].filter(Boolean).join(' · ')}
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
          <div className="vbar__buy">
            <p className="vbar__price">{car.available ? car.price.text : 'Sold'}</p>
            {car.available && actions.primary ? <LeadLink link={actions.primary} /> : null}
          </div>
        </div>
      </div>
      {hasBar ? <ActionBar car={car} actions={actions} isOn={bar} /> : null}
    </>
  )
}

const offersActions = (car: VehicleModel, { primary, secondary }: PageActions) =>
  primary !== undefined || car.place.phone !== null || car.chatHref !== '' || secondary !== null

/** Price, call, the second action and the first one, within reach of a thumb; above them the chat (VDP-19). */
function ActionBar({ car, actions, isOn }: { car: VehicleModel; actions: PageActions; isOn: boolean }) {
  const { leads, place, price, reserve, money, chatHref } = car
  const { primary, secondary } = actions
  return (
    <section className={isOn ? 'bar bar--car is-on' : 'bar bar--car'} aria-label="Buy this vehicle">
      <div className="bar__line">
        <p className="bar__price">
          <b>{price.text}</b>
          {price.type ? <span className="small">{price.type}</span> : null}
          {car.notice ? <span className="small muted">{car.notice.short}</span> : null}
        </p>
      </div>
      {chatHref ? (
        <a className="bar__chat" href={chatHref} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" />
          Chat<span className="vh"> with us</span>
        </a>
      ) : null}
      <div className="bar__acts">
        {place.phone ? <CallButton phone={place.phone} isIcon={primary !== undefined} /> : null}
        {secondary === 'reserve' && reserve ? (
          <LinkButton look="line" href={reserve.href} data-event="reserveButton">
            {reserve.text}
          </LinkButton>
        ) : null}
        {secondary === 'finance' && money.finance ? <FinanceButton finance={money.finance} /> : null}
        {secondary === 'testDrive' && leads.testDrive ? (
          <LeadLink link={leads.testDrive} look="line" />
        ) : null}
        {primary ? <LeadLink link={primary} /> : null}
      </div>
    </section>
  )
}

/** Calls without showing a masked number; the call is recorded like a reveal. */
function CallButton({ phone, isIcon = false }: { phone: CarPhoneModel; isIcon?: boolean }) {
  const shown = phone.masked === ''
  return (
    <LinkButton
      look={isIcon ? 'line' : 'brand'}
      icon="phone"
      href={phone.href}
      className={isIcon ? 'bar__call' : ''}
      {...(shown ? {} : { onClick: () => recordReveal(phone) })}
    >
      <span className={isIcon ? 'vh' : ''}>{shown ? `Call ${phone.text}` : 'Call'}</span>
    </LinkButton>
  )
}

/** @param hasBar the page gives the bar its place */
function useStickyBars(hasBar: boolean) {
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
    page.toggleAttribute('data-bar', bars.bar && hasBar)
    return () => page.removeAttribute('data-bar')
  }, [bars.bar, hasBar])
  return bars
}

/**
 * Which sticky bars are shown at a scroll offset in pixels: header from 500, bar at the foot past 900 (VDP-17, VDP-18).
 */
export function stickyBars(scrollY: number): { header: boolean; bar: boolean } {
  return { header: scrollY >= 500, bar: scrollY > 900 }
}
