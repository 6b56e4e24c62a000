import { OpenNow } from '#app/features/locations/components/open-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PlanMap } from '#app/ui/plan-map.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MapModel } from './map.server.ts'
import './map.css'

/** A plan beside the addresses, with the way to each. */
export function MapBlock({ block: { key, title, places } }: { block: MapModel & { key: string } }) {
  return (
    <section className="section wrap where" aria-labelledby={key}>
      <PlanMap />
      <div>
        <h2 id={key}>{title || 'Where we are'}</h2>
        <ul className="where__list">
          {places.map((place) => (
            <li key={place.id}>
              <h3>
                <SiteLink href={place.href}>{place.name}</SiteLink>
              </h3>
              {place.address ? <p>{place.address}</p> : null}
              {place.openState ? <OpenNow state={place.openState} /> : null}
              {place.directions ? (
                <a className="link small" href={place.directions} rel="noopener">
                  <Icon name="navigation" /> Get Directions<span className="vh"> to {place.name}</span>
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
