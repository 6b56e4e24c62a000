import { GroupDrawing } from '#app/blocks/group-map/group-drawing.tsx'
import { RegionPlan } from '#app/parts/contact/region-plan.tsx'
import { DeliveryEstimate } from '#app/parts/delivery/components/delivery-estimate.tsx'
import { Assurances } from '../../facts/dealer-text.tsx'
import { StripHead } from '../strip-head.tsx'
import type { WhereStrip } from './where.server.ts'

/** At which yard a vehicle is, and what bringing it to the towns of the others costs. */
export function WherePart({
  strip: { yard, map, plan, towns, delivery, assurances },
}: {
  strip: WhereStrip
}) {
  return (
    <>
      <StripHead title={`At ${yard}, or brought to you`} />
      <div className="sig__in">
        {map ? (
          <GroupDrawing map={map} places={map.places} here={map.here} part={map.part} id="signature-map" />
        ) : null}
        {plan ? <RegionPlan plan={plan} from="" distance="" /> : null}
        <div>
          <dl className="sig-towns">
            <div>
              <dt>Pick it up at {yard}</dt>
              <dd>Any day</dd>
              <dd>Free</dd>
            </div>
            {towns.map(({ name, price, by }) => (
              <div key={name}>
                <dt>To your door in {name}</dt>
                <dd>{by}</dd>
                <dd className="num">{price}</dd>
              </div>
            ))}
          </dl>
          {towns.length > 0 ? (
            <p className="muted small">Days are what it usually takes. We confirm yours when you buy.</p>
          ) : null}
        </div>
        <div className="sig-side">
          {delivery ? <DeliveryEstimate {...delivery} /> : null}
          <Assurances assurances={assurances} />
        </div>
      </div>
    </>
  )
}
