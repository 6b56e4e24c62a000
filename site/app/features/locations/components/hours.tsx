import { fieldEdit } from '#app/ui/field-edit.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LocationPageModel, SpecialRow } from '../queries.server.ts'
import { HoursTable } from './hours-table.tsx'

/** The week's hours, with a switch between the departments at one address (LOC-11). */
export function Hours({ location }: { location: LocationPageModel }) {
  return (
    <section aria-labelledby="hours">
      <div className="head wraps">
        <h2 id="hours">Opening hours</h2>
        <Departments departments={location.departments} />
      </div>
      {location.hours.length > 0 ? (
        <HoursTable
          name={location.name}
          hours={location.hours}
          edit={fieldEdit(location.edit, 'openingHours')}
        />
      ) : (
        <p className="muted">Please call us for our hours.</p>
      )}
    </section>
  )
}

function Departments({ departments }: Pick<LocationPageModel, 'departments'>) {
  if (departments.length === 0) return null
  return (
    <nav className="seg" aria-label="Department">
      {departments.map(({ label, href, current }) => (
        <SiteLink key={href} href={href} aria-current={current ? 'true' : undefined}>
          {label}
        </SiteLink>
      ))}
    </nav>
  )
}

type SpecialHoursProps = { days: readonly SpecialRow[]; edit: string | undefined }

/** Days with hours of their own, soonest first (LOC-20, LOC-21). */
export function SpecialHours({ days, edit }: SpecialHoursProps) {
  if (days.length === 0) return null
  return (
    <section aria-labelledby="holiday-hours">
      <h2 id="holiday-hours" className="h-small">
        Holiday hours
      </h2>
      <dl className="holiday" data-sanity={edit}>
        {days.map(({ label, name, text }) => (
          <div key={label + name}>
            <dt className="num">{label}</dt>
            <dd className="muted">{name}</dd>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
