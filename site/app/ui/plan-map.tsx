import { Icon } from './icon.tsx'
import plan from './plan.svg?no-inline'

/** Different sections of the plan, so that neighbouring places do not look the same. */
const CARD_VIEWS = ['0 0 420 150', '300 180 420 150', '470 20 420 150', '120 250 420 150']

/**
 * A neutral plan in the tenant's colours with a pin in its centre: an illustration without a request to a third party,
 * and no map, so it is hidden from assistive technology. The address is beside it.
 */
export function PlanMap({ index = 0 }: { index?: number }) {
  const view = CARD_VIEWS[index % CARD_VIEWS.length]
  return (
    <div className="map" aria-hidden="true">
      <svg viewBox={view} preserveAspectRatio="xMidYMid slice" role="presentation">
        <use href={`${plan}#plan`} width="900" height="600" />
      </svg>
      <Icon name="pin-filled" className="pin" />
    </div>
  )
}
