import { Popup } from '#app/features/locations/popup/popup.tsx'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { Reviews } from '#app/parts/location/reviews.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LocationPageModel } from '../location-page.server.ts'
import { AskPanel } from './ask-panel.tsx'
import { Departments } from './departments.tsx'
import { GettingHere } from './getting-here.tsx'
import { LocationHead } from './location-head.tsx'
import { People } from './people.tsx'
import '#app/styles/pages/location-head.css'
import '#app/styles/pages/location-plan.css'
import '#app/styles/pages/location-people.css'

/** One place: when it is open, how to get there, who works there, what visitors made of it, what it has (LOC-11, LOC-14). */
export function LocationPage({ location }: { location: LocationPageModel }) {
  return (
    <>
      <LocationHead location={location} />
      <Departments location={location} />
      <GettingHere location={location} />
      <People people={location.people} />
      <Reviews location={location} />
      <AskPanel location={location} />
      {location.cards.length > 0 ? (
        <Section
          id="stock"
          title="On the lot today"
          more={{ label: 'View Our Stock', href: location.stockHref }}
          tinted
        >
          <CarRow cards={location.cards} />
        </Section>
      ) : null}
      {location.popup ? <Popup popup={location.popup} /> : null}
    </>
  )
}
