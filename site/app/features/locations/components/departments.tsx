import { HoursTable, NO_HOURS } from '#app/parts/contact/hours-table.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { SpecialDays } from '#app/parts/location/holiday-hours.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { DepartmentModel, LocationPageModel } from '../location-page.server.ts'

/** Special days that show at once; the others unfold. */
const SPECIAL_SHOWN = 3

/** The week of each department side by side, with a selector that phones show one of them by (LOC-11). */
export function Departments({ location }: { location: LocationPageModel }) {
  const { departments, today, special } = location
  return (
    <section className="section wrap section--first" aria-labelledby="hours">
      <div className="head wraps">
        <h2 id="hours">Opening hours</h2>
        <p className="small muted">Today is {today}</p>
      </div>
      {departments.length > 1 ? (
        <nav className="chips depts-nav" aria-label="Department">
          {departments.map(({ id, label, href, current }) => (
            <SiteLink key={id} href={href} aria-current={current ? 'true' : undefined} keepsScroll>
              {label}
            </SiteLink>
          ))}
        </nav>
      ) : null}
      <div className={departments.length === 1 ? 'hours-body hours-body--one' : 'hours-body'}>
        <div
          className="depts"
          data-count={departments.length}
          data-sanity={fieldEdit(location.edit, 'openingHours')}
        >
          {departments.map((department) => (
            <Department key={department.id} department={department} place={location.name} />
          ))}
        </div>
        {special.length > 0 ? <SpecialStrip location={location} /> : null}
      </div>
    </section>
  )
}

function Department({ department, place }: { department: DepartmentModel; place: string }) {
  const { id, label, state, hours, phone, current } = department
  return (
    <section className={current ? 'dept is-current' : 'dept'} aria-labelledby={`dept-${id}`}>
      <div className="dept__head">
        <h3 id={`dept-${id}`}>{label}</h3>
        {state ? <OpenNow state={state} short /> : null}
      </div>
      {hours.length > 0 ? (
        <HoursTable name={`${label}, ${place}`} hours={hours} small />
      ) : (
        <p className="muted">{NO_HOURS}</p>
      )}
      {phone ? (
        <p className="dept__call">
          <b className="num">{phone.text}</b>
          <a className="link" href={phone.href}>
            Call {label.toLowerCase()}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** The next special days; all of them behind their number. */
function SpecialStrip({ location: { special, edit } }: { location: LocationPageModel }) {
  return (
    <div className="special" id="special-days" data-sanity={fieldEdit(edit, 'specialHours')}>
      <h3>Next special days</h3>
      <ul className="special__next">
        {special.slice(0, SPECIAL_SHOWN).map(({ label, name, text }) => (
          <li key={label + name}>
            <b className="num">{label}</b>
            <span>{name}</span>
            <span className="num">{text}</span>
          </li>
        ))}
      </ul>
      {special.length > SPECIAL_SHOWN ? (
        <details className="special__all">
          <summary className="link small">All {special.length} days</summary>
          <SpecialDays days={special.slice(SPECIAL_SHOWN)} />
        </details>
      ) : null}
    </div>
  )
}
