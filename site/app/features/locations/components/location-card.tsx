import { locationGrid } from '@forecourt/schemas/contract/pure'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PlanMap } from '#app/ui/plan-map.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { LocationCardModel } from '../location-card.server.ts'
import { OpenNow } from './open-state.tsx'

/** A place: picture or plan, stars, whether it is open, how to reach it (LOC-05). */
export function LocationCard({ place, index }: { place: LocationCardModel; index: number }) {
  return (
    <article className="place">
      {place.picture ? <Picture picture={place.picture} className="place__pic" /> : <PlanMap index={index} />}
      <div className="place__body">
        <h3>
          <span data-sanity={place.edit}>{place.name}</span>
          {place.rating ? <Stars rating={place.rating.value} count={place.rating.count} /> : null}
        </h3>
        {place.openState ? <OpenNow state={place.openState} /> : null}
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
          <LinkButton look="line" size="small" href={place.href} aria-label={`View Details of ${place.name}`}>
            View Details
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

/** Places side by side; the columns follow their number (LOC-08). */
export function LocationGrid({ places }: { places: readonly LocationCardModel[] }) {
  const { lg, xl } = locationGrid(places.length)
  return (
    <div className={`places places--lg-${lg} places--xl-${xl}`}>
      {places.map((place, index) => (
        <LocationCard key={place.id} place={place} index={index} />
      ))}
    </div>
  )
}
