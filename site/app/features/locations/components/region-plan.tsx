import type { PlanPoint } from '../rules/plan-points.ts'

/** The places as they lie to each other, north up, with the numbers of the list and the visitor's dot. */
export function RegionPlan({ points, from }: { points: readonly PlanPoint[]; from: string }) {
  return (
    <aside className="region-aside" aria-label="Plan of the locations">
      <div className="region" aria-hidden="true">
        {points.map(({ number, label, x, y }) => {
          const style = { left: `${x}%`, top: `${y}%` }
          return number === null ? (
            <span className="region__you" key="you" style={style} />
          ) : (
            <span
              className={number === 1 && from ? 'region__place is-1' : 'region__place'}
              key={number}
              style={style}
            >
              <b>{number}</b>
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
