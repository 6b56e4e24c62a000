import { formatCount } from '#app/domain/words/count.ts'
import { HoursTable } from '#app/parts/contact/hours-table.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { HolidayHours } from '#app/parts/location/holiday-hours.tsx'
import { searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { ListedLocation } from './find-places.server.ts'

/** A numbered place of the list: how far, whether its departments are open, its week, how to reach it. */
export function ListedPlace({ place, nearest }: { place: ListedLocation; nearest: boolean }) {
  const { number, name, distance, address, week, licence } = place
  return (
    <article className={nearest ? 'listed is-nearest' : 'listed'}>
      <span className="listed__number" aria-hidden="true">
        {number}
      </span>
      <div className="listed__in">
        <div className="listed__facts">
          <div>
            <h3>
              <SiteLink href={place.href}>
                <span data-sanity={place.edit}>{name}</span>
              </SiteLink>
              {nearest ? <span className="near">Nearest</span> : null}
              {distance ? <small>{distance}</small> : null}
            </h3>
            {address ? (
              <p className="muted" data-sanity={fieldEdit(place.edit, 'address')}>
                {address}
              </p>
            ) : null}
            <PlaceRows place={place} />
          </div>
          {week.length > 0 ? (
            <div className="listed__week">
              <HoursTable name={name} hours={week} small />
            </div>
          ) : null}
        </div>
        <PlaceActions place={place} nearest={nearest} />
        <div className="listed__more small muted">
          {place.email ? <LeadLink link={place.email} look="plain" size="small" /> : null}
          <HolidayHours place={place} />
          {licence ? <span className="tiny">Dealer licence {licence}</span> : null}
        </div>
      </div>
    </article>
  )
}

function PlaceRows({ place }: { place: ListedLocation }) {
  const { open, openState, cars, makes, rating } = place
  const today = openState ? [{ label: 'Today', state: openState, phone: null }] : []
  const departments = open.length > 0 ? open : today
  return (
    <dl className="listed__rows">
      {departments.map(({ label, state, phone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <OpenNow state={state} short />
            {phone ? (
              <a
                className="num"
                href={phone.href}
                aria-label={`Call ${label} of ${place.name}: ${phone.text}`}
              >
                {phone.text}
              </a>
            ) : null}
          </dd>
        </div>
      ))}
      {makes ? (
        <div>
          <dt>Makes</dt>
          <dd>{makes}</dd>
        </div>
      ) : null}
      {cars ? (
        <div>
          <dt>Stock</dt>
          <dd>
            <SiteLink href={searchPath(place.slug)}>{formatCount(cars)} here</SiteLink>
          </dd>
        </div>
      ) : null}
      {rating ? (
        <div>
          <dt>Reviews</dt>
          <dd>
            <Rating {...rating} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function PlaceActions({ place, nearest }: { place: ListedLocation; nearest: boolean }) {
  const [phone] = place.phones
  return (
    <div className="listed__acts">
      {place.directions ? (
        <LinkButton
          look={nearest ? 'brand' : 'line'}
          icon="navigation"
          href={place.directions}
          aria-label={`Get Directions to ${place.name}`}
        >
          Get Directions
        </LinkButton>
      ) : null}
      <LinkButton look="line" href={place.href} aria-label={`View Location: ${place.name}`}>
        View Location
      </LinkButton>
      {phone ? (
        <LinkButton
          look="line"
          icon="phone"
          href={phone.href}
          aria-label={`Call ${place.name}: ${phone.text}`}
        >
          {phone.text}
        </LinkButton>
      ) : null}
    </div>
  )
}
