import { homePath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { DeliveryPageModel } from '../queries.server.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'

/** What a vehicle's delivery costs, on a page of its own. */
export function DeliveryPage({ car, postcode, answer }: Omit<DeliveryPageModel, 'meta'>) {
  return (
    <div className="wrap page-head delivery-page">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: homePath() },
          { label: car.name, href: car.href },
          { label: 'Delivery' },
        ]}
      />
      <h1>Delivery of {car.name}</h1>
      <DeliveryEstimate carId={car.id} action={car.action} first={{ postcode, answer }} />
      <LinkButton look="line" href={car.href}>
        Back to the vehicle
      </LinkButton>
    </div>
  )
}
