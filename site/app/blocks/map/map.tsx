import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { RegionPlan } from '#app/parts/contact/region-plan.tsx'
import { StreetPlan } from '#app/parts/contact/street-plan.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MapModel } from './map.server.ts'
import '#app/styles/pages/location-plan.css'
import './map.css'

/** A plan beside the addresses, with the way to each. */
export function MapBlock({ block }: { block: MapModel & { key: string } }) {
  const { key, title, places } = block
  return (
    <section
      className={hasPlan(block) ? 'section wrap where where--drawn' : 'section wrap where'}
      aria-labelledby={key}
    >
      <Plan block={block} />
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

function Plan({ block: { places, streets, region } }: { block: MapModel }) {
  if (streets) return <StreetPlan plan={streets} name={places[0]?.name ?? ''} />
  return region ? <RegionPlan plan={region} from="" distance="" /> : null
}

const hasPlan = ({ streets, region }: MapModel) => streets !== null || region !== null
