import type { PlanPoint } from '../rules/plan-points.ts'

/** The places as they lie to each other, north up, with the numbers of the list and the visitor's dot. */
export function RegionPlan({ points, from }: { points: readonly PlanPoint[]; from: string }) {
  return (
    <aside className="region-aside" aria-label="Plan of the locations">
      <div className="region" aria-hidden="true">
        {points.map(({ numbers, label, x, y }) => {
          const style = { left: `${x}%`, top: `${y}%` }
          return numbers.length === 0 ? (
            <span className="region__you" key="you" style={style} />
          ) : (
            <span
              className={numbers.includes(1) && from ? 'region__place is-1' : 'region__place'}
              key={numbers.join()}
              data-edge={x < 25 ? 'left' : x > 75 ? 'right' : undefined}
              style={style}
            >
              <span>
                {numbers.map((number) => (
                  <b key={number}>{number}</b>
                ))}
              </span>
              <i>{label}</i>
            </span>
          )
        })}
        <span className="region__north">N</span>
      </div>
      <p className="small muted">
        {from ? `Blue dot: ${from}. ` : ''}North is up; distances are as the crow flies.
      </p>
    </aside>
  )
}
