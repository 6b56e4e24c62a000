import { Fragment } from 'react'
import type { HoursLine, NavLink } from '#app/page/layout-model.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

/** What is between two places. */
const PLACES = ' · '

type TopLineProps = { hours: HoursLine | null; links: readonly NavLink[]; isWideOnly: boolean }

/** The line above the header: who is open until when, or further companies, and where to go; nothing without either. */
export function TopLine({ hours, links, isWideOnly }: TopLineProps) {
  if (hours === null && links.length === 0) return null
  return (
    <section className={isWideOnly ? 'topline topline--wide' : 'topline'} aria-label="At a glance">
      <div className="wrap topline__in">
        {hours ? (
          <p className="topline__hours">
            <b>{hours.open ? 'Open now' : 'Closed now'}</b>{' '}
            <span className={hours.all ? 'topline__each' : undefined}>
              {hours.text.split(PLACES).map((place, index) => (
                <Fragment key={place}>
                  {index > 0 ? PLACES : null}
                  <span>{place}</span>
                </Fragment>
              ))}
            </span>
            {hours.all ? <span className="topline__all">{hours.all}</span> : null}
          </p>
        ) : null}
        {links.length > 0 ? (
          <nav aria-label="Also here">
            {links.map(({ label, href }) => (
              <SiteLink key={href} href={href}>
                {label}
              </SiteLink>
            ))}
          </nav>
        ) : null}
      </div>
    </section>
  )
}
