import { HoursTable } from '#app/parts/contact/hours-table.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { hasSurroundings, Surroundings } from '#app/parts/contact/surroundings.tsx'
import { DeliveryEstimate } from '#app/parts/delivery/components/delivery-estimate.tsx'
import type { DeliveryModel } from '#app/parts/delivery/delivery-model.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Collapsible } from '../components/collapsible.tsx'
import { PhoneNumber } from './phone-number.tsx'
import type { PlaceSection } from './place-section.server.ts'
import '#app/styles/pages/vehicle-place.css'

type VehiclePlaceProps = Pick<PlaceSection, 'place' | 'placeTitle'> & {
  /** Null where the estimate is not offered, or elsewhere on the page. */
  delivery: DeliveryModel | null
}

/** The car's location: surroundings, directions, hours, other stock (VDP-43, VDP-44), and what bringing it costs. */
export function VehiclePlace({ place, placeTitle, delivery }: VehiclePlaceProps) {
  const { hours, name, directions, surroundings } = place
  const isPictured = hasSurroundings(surroundings)
  return (
    <Collapsible
      sectionId="vehicle-map"
      id="vehicle-place"
      title={placeTitle}
      aside={directions ? <MoreLink href={directions}>Get Directions</MoreLink> : null}
    >
      <div className={isPictured ? 'vplace' : 'vplace vplace--card'}>
        <Surroundings of={surroundings} name={name} />
        <PlaceReach place={place} />
        {hours.length > 0 ? (
          <details className="vplace__hours">
            <summary>Opening hours</summary>
            <HoursTable name={name} hours={hours} small />
          </details>
        ) : null}
        {delivery ? <DeliveryEstimate {...delivery} /> : null}
      </div>
    </Collapsible>
  )
}

/** Whether it is open, its address, its number, and what else is there. */
function PlaceReach({ place: { openState, address, phone, stockHref } }: Pick<PlaceSection, 'place'>) {
  return (
    <div className="vplace__reach">
      {openState ? <OpenNow state={openState} /> : null}
      {address ? (
        <address>
          <Icon name="map-pin" />
          {address}
        </address>
      ) : null}
      {phone ? <PhoneNumber phone={phone} look="text" /> : null}
      <p>
        <SiteLink className="link small" href={stockHref}>
          See more from this dealer
        </SiteLink>
      </p>
    </div>
  )
}
