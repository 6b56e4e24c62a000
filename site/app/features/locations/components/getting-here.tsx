import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { hasSurroundings, Surroundings } from '#app/parts/contact/surroundings.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LocationPageModel } from '../location-page.server.ts'

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
  const { surroundings, gettingHere, directions, name } = location
  const isPictured = hasSurroundings(surroundings)
  if (!isPictured && gettingHere.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="getting-here">
      <div className={isPictured ? 'half' : undefined}>
        <Surroundings of={surroundings} name={name} />
        <div>
          <h2 id="getting-here">Getting here</h2>
          {gettingHere.length > 0 ? <Notes notes={gettingHere} /> : <Address of={location} />}
          {directions ? (
            <LinkButton look="line" icon="navigation" href={directions} className="reach__way">
              Directions from here
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** What staff wrote about the way. */
function Notes({ notes }: { notes: LocationPageModel['gettingHere'] }) {
  return (
    <ul className="reach">
      {notes.map(({ kind, title, text }) => (
        <li key={title}>
          <Icon name={ICONS[kind]} />
          <div>
            <b>{title}</b>
            {text ? <span>{text}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where nothing is written: the address, whether it is open, and a number to ask the way. */
function Address({ of: { address, openState, phones } }: { of: LocationPageModel }) {
  const [phone] = phones
  return (
    <ul className="reach">
      {address ? (
        <li>
          <Icon name="map-pin" />
          <div>
            <b>{address}</b>
            {openState ? <OpenNow state={openState} /> : null}
          </div>
        </li>
      ) : null}
      {phone ? (
        <li>
          <Icon name="phone" />
          <div>
            <b>
              <SiteLink href={phone.href}>{phone.text}</SiteLink>
            </b>
            <span>Ask us the way</span>
          </div>
        </li>
      ) : null}
    </ul>
  )
}
