import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { LocationPageModel } from '../location-page.server.ts'
import { RegionPlan } from './region-plan.tsx'
import { StreetPlan } from './street-plan.tsx'

type Kind = LocationPageModel['gettingHere'][number]['kind']

const ICONS: Readonly<Record<Kind, IconName>> = {
  parking: 'square-parking',
  train: 'train-front',
  bus: 'bus',
  'drive-through': 'move-horizontal',
  key: 'key-round',
  other: 'info',
}

/** A plan of the streets beside what a visitor should know on the way. */
export function GettingHere({ location }: { location: LocationPageModel }) {
  const { map, plan, region, gettingHere, address, name } = location
  if (map === null && plan === null && region === null && gettingHere.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="getting-here">
      <div className={map || plan || region ? 'half' : undefined}>
        {map ? (
          <Picture picture={map} sizes="(min-width: 56rem) 50vw, 100vw" className="plan" />
        ) : plan ? (
          <StreetPlan plan={plan} name={name} />
        ) : region ? (
          <RegionPlan plan={region} from="" distance="" />
        ) : null}
        <div>
          <h2 id="getting-here">Getting here</h2>
          {gettingHere.length > 0 ? (
            <ul className="reach">
              {gettingHere.map(({ kind, title, text }) => (
                <li key={title}>
                  <Icon name={ICONS[kind]} />
                  <div>
                    <b>{title}</b>
                    {text ? <span>{text}</span> : null}
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{address}</p>
          )}
        </div>
      </div>
    </section>
  )
}
