import { CarCard } from '#app/features/car/card/car-card.tsx'
import { Popup } from '#app/features/locations/popup/popup.tsx'
import { homePath, locationsPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import { PlanMap } from '#app/ui/plan-map.tsx'
import { Section } from '#app/ui/section.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { LocationPageModel } from '../queries.server.ts'
import { ContactPanel } from './contact-panel.tsx'
import { Hours, SpecialHours } from './hours.tsx'
import { OpenNow } from './open-state.tsx'

/** One place: how to get there, when it is open, whom to call, what it has (LOC-11, LOC-14). */
export function LocationPage({ location }: { location: LocationPageModel }) {
  return (
    <>
      <div className="wrap page">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: homePath() },
            { label: 'Locations', href: locationsPath() },
            { label: location.name },
          ]}
        />
        <LocationHead location={location} />
        <PlanMap large />
        <div className="two-col location-body">
          <Hours location={location} />
          <div className="location-aside">
            <SpecialHours days={location.special} edit={fieldEdit(location.edit, 'specialHours')} />
            <ContactPanel location={location} />
          </div>
        </div>
      </div>
      {location.cards.length > 0 ? (
        <Section
          id="stock"
          title="On the lot today"
          more={{ label: 'View Our Stock', href: location.stockHref }}
          tinted
        >
          <div className="rail">
            {location.cards.map((card) => (
              <CarCard key={card.id} card={card} />
            ))}
          </div>
        </Section>
      ) : null}
      {location.popup ? <Popup popup={location.popup} /> : null}
    </>
  )
}

function LocationHead({ location }: { location: LocationPageModel }) {
  return (
    <div className="head head--page">
      <div>
        <h1 data-sanity={location.edit}>{location.name}</h1>
        <div className="row wraps location-facts">
          {location.openState ? <OpenNow state={location.openState} /> : null}
          {location.rating ? <Stars rating={location.rating.value} count={location.rating.count} /> : null}
          {location.address ? (
            <address className="small muted" data-sanity={fieldEdit(location.edit, 'address')}>
              {location.address}
            </address>
          ) : null}
        </div>
      </div>
      <div className="row wraps">
        {location.directions ? (
          <LinkButton icon="navigation" href={location.directions}>
            Get Directions
          </LinkButton>
        ) : null}
        {location.testDriveHref ? (
          <LinkButton look="line" href={location.testDriveHref}>
            Book A Test Drive
          </LinkButton>
        ) : null}
        <LinkButton look="line" href={location.stockHref}>
          View Our Stock
        </LinkButton>
      </div>
    </div>
  )
}
