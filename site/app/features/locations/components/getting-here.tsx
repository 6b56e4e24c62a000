import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { LocationPageModel } from '../location-page.server.ts'
import { hasSurroundings, Surroundings } from './surroundings.tsx'

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
  const { surroundings, gettingHere, address, name } = location
  const isPictured = hasSurroundings(surroundings)
  if (!isPictured && gettingHere.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="getting-here">
      <div className={isPictured ? 'half' : undefined}>
        <Surroundings of={surroundings} name={name} />
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
