import { locationGrid } from '@forecourt/schemas/contract/pure'
import { HoursTable, NO_HOURS } from '#app/parts/contact/hours-table.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { HolidayHours } from './holiday-hours.tsx'
import type { LocationCardModel } from './location-card.server.ts'

type LocationCardProps = {
  place: LocationCardModel
  /** What the button to its page is called: 'View Details' in a grid (LOC-04). */
  view?: 'View Details' | 'View Location'
}

/** A place: picture, stars, whether it is open and when, how to reach it (LOC-05). */
export function LocationCard({ place, view = 'View Location' }: LocationCardProps) {
  return (
    <article className="place">
      {place.picture ? <Picture picture={place.picture} className="place__pic" /> : null}
      <div className="place__body">
        <h3 data-sanity={place.edit}>{place.name}</h3>
        <div className="place__facts">
          {place.openState ? <OpenNow state={place.openState} short /> : null}
          {place.rating ? <Rating {...place.rating} /> : null}
        </div>
        <Reach place={place} />
        <div className="place__links">
          <details className="place__hours">
            <summary className="link">Opening hours</summary>
            {place.hours.length > 0 ? (
              <HoursTable name={place.name} hours={place.hours} small />
            ) : (
              <p className="muted">{NO_HOURS}</p>
            )}
          </details>
          <HolidayHours place={place} />
          {place.email ? <LeadLink link={place.email} look="plain" size="small" icon="mail" /> : null}
          {place.enquire ? (
            <SiteLink className="link" href={place.enquire} aria-label={`Enquire at ${place.name}`}>
              Enquire
            </SiteLink>
          ) : null}
        </div>
        {place.licence ? <p className="tiny muted">Dealer licence {place.licence}</p> : null}
        <div className="place__acts">
          {place.directions ? (
            <LinkButton
              look="line"
              size="small"
              href={place.directions}
              aria-label={`Get Directions to ${place.name}`}
            >
              Get Directions
            </LinkButton>
          ) : null}
          <LinkButton look="line" size="small" href={place.href} aria-label={`${view} of ${place.name}`}>
            {view}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

function Reach({ place }: { place: LocationCardModel }) {
  return (
    <dl>
      {place.address ? (
        <div>
          <dt>
            <Icon name="map-pin" label="Address" />
          </dt>
          <dd data-sanity={fieldEdit(place.edit, 'address')}>{place.address}</dd>
        </div>
      ) : null}
      {place.phones.map(({ text, href }) => (
        <div key={href}>
          <dt>
            <Icon name="phone" label="Phone" />
          </dt>
          <dd className="phone">
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Places side by side; the columns follow their number (LOC-08). */
export function LocationGrid({ places }: { places: readonly LocationCardModel[] }) {
  const { lg, xl } = locationGrid(places.length)
  const view = places.length > 1 ? 'View Details' : 'View Location'
  return (
    <div className={`places places--lg-${lg} places--xl-${xl}`}>
      {places.map((place) => (
        <LocationCard key={place.id} place={place} view={view} />
      ))}
    </div>
  )
}
