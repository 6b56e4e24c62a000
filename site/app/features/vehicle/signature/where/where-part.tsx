import { RegionPlan } from '#app/parts/contact/region-plan.tsx'
import { StripHead } from '../strip-head.tsx'
import type { WhereStrip } from './where.server.ts'

/** At which yard a vehicle is, and what bringing it to the towns of the others costs. */
export function WherePart({ strip: { yard, plan, towns } }: { strip: WhereStrip }) {
  return (
    <>
      <StripHead title={`At ${yard}, or brought to you`} />
      <div className="sig__in">
        {plan ? <RegionPlan plan={plan} from={yard} distance="" /> : null}
        <div>
          <dl className="sig-towns">
            <div>
              <dt>Pick it up at {yard}</dt>
              <dd>Free</dd>
            </div>
            {towns.map(({ name, price }) => (
              <div key={name}>
                <dt>To your door in {name}</dt>
                <dd className="num">{price}</dd>
              </div>
            ))}
          </dl>
          <p className="small">
            <a className="link" href="#delivery">
              Another postcode
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
