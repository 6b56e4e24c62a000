import { HoursTable } from '#app/features/locations/components/hours-table.tsx'
import { OpenNow } from '#app/features/locations/components/open-state.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { PlanMap } from '#app/ui/plan-map.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { Collapsible } from './collapsible.tsx'

/** The car's location: directions, hours, and the dealer's other stock (VDP-43, VDP-44). */
export function VehiclePlace({ place, available }: Pick<VehicleModel, 'place' | 'available'>) {
  const { hours, openState, name, address, directions, stockHref } = place
  return (
    <Collapsible
      sectionId="vehicle-map"
      id="vehicle-place"
      title={available ? `See it at ${name}` : name}
      aside={directions ? <MoreLink href={directions}>Get Directions</MoreLink> : null}
    >
      <div className="two-col vehicle-place">
        <PlanMap />
        <div>
          {openState ? <OpenNow state={openState} /> : null}
          {hours.length > 0 ? <HoursTable name={name} hours={hours} small /> : null}
          {address ? <address className="small muted">{address}</address> : null}
          <p>
            <SiteLink className="link small" href={stockHref}>
              See more from this dealer
            </SiteLink>
          </p>
        </div>
      </div>
    </Collapsible>
  )
}
