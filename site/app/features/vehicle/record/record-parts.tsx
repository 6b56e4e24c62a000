import { PriceStepList } from '#app/parts/car/price-steps/price-step-list.tsx'
import { FACTORY_PAINT, PAINTED_AGAIN } from '#app/parts/car/rules/inspection.ts'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PaintPlan } from './paint-plan.tsx'
import type { InspectionModel, RecordModel } from './record-model.ts'

type PartsProps = { record: NonNullable<RecordModel> }

/** The sheet of the inspection, and the prices. */
export function RecordParts({ record: { inspection, prices, ask } }: PartsProps) {
  return (
    <>
      {inspection ? <InspectionSheet sheet={inspection} /> : null}
      {prices.length > 0 ? (
        <section aria-labelledby="price-history">
          <h2 id="price-history">
            {prices.some(({ is }) => is === 'past') ? 'Price history' : 'The price and when it falls'}
          </h2>
          <PriceStepList prices={prices} />
        </section>
      ) : null}
      {ask ? (
        <section className="sheet-ask" aria-labelledby="sheet-ask">
          <h2 id="sheet-ask">The sheet isn’t here yet</h2>
          <p>Leave your number and we’ll send it as soon as this one has been on the hoist, good or bad.</p>
          <LeadLink link={ask} look="line" />
        </section>
      ) : null}
    </>
  )
}

function InspectionSheet({ sheet: { passed, faults, clear, panels, plan } }: { sheet: InspectionModel }) {
  return (
    <section className="sheet-of" aria-labelledby="inspection-sheet">
      <div className="head">
        <h2 id="inspection-sheet">Inspection sheet</h2>
        {passed ? <p className="muted">{passed}</p> : null}
      </div>
      <div>
        {faults.length > 0 ? (
          <ol className="sheet__faults">
            {faults.map(({ part, found, side, look }, index) => (
              <li key={`${part} ${found}`} data-look={look}>
                <i aria-hidden="true">{index + 1}</i>
                <span>
                  <b>{part}</b> {found}
                </span>
                <em>{side}</em>
              </li>
            ))}
          </ol>
        ) : (
          <p>Nothing was found.</p>
        )}
        {clear.length > 0 ? (
          <ul className="sheet__clear" aria-label="Passed">
            {clear.map((part) => (
              <li key={part}>
                <Icon name="check" />
                {part}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {panels.length > 0 ? <PaintReadings panels={panels} plan={plan} /> : null}
    </section>
  )
}

const PAINT = { ok: '', mid: 'thicker than factory paint', bad: 'repainted' } as const

/** Each reading once: on the plan, or in the list of those that have no place on it. */
function PaintReadings({ panels, plan }: Pick<InspectionModel, 'panels' | 'plan'>) {
  const listed = plan ? panels.filter(({ isOnPlan }) => !isOnPlan) : panels
  return (
    <div>
      <h3 id="paint-readings">Paint readings</h3>
      {plan ? <PaintPlan readings={plan} /> : null}
      {listed.length > 0 ? (
        <ul className="sheet__panels" aria-labelledby="paint-readings">
          {listed.map(({ panel, microns, look }, index) => (
            <li key={index} data-look={look}>
              <span>{panel}</span>
              <b>{microns} µm</b>
              {PAINT[look] ? <small>{PAINT[look]}</small> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {plan ? null : (
        <p className="small muted">
          Up to {FACTORY_PAINT} µm is factory paint; over {PAINTED_AGAIN} µm a panel was repainted.
        </p>
      )}
    </div>
  )
}
