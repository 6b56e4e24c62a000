import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import type { RegionPlan as Plan } from '../rules/region-plan.ts'

/** The places as they lie to each other, north up, with the numbers of the list and the visitor's dot. */
export function RegionPlan({ plan: { points, grid }, from }: { plan: Plan; from: string }) {
  return (
    <aside className="region-aside" aria-label="Plan of the locations">
      <div className="region" aria-hidden="true">
        <div className="region__plane" style={{ '--square': `${grid.percent}%` } as CSSProperties}>
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
        </div>
        <span className="region__north">N</span>
      </div>
      <p className="small muted">
        {from ? `Blue dot: ${from}. ` : ''}North is up; a square is {formatKm(grid.km)} wide.
      </p>
    </aside>
  )
}

const formatKm = (km: number) => (km < 1 ? `${km * 1_000} m` : `${formatCount(km)} km`)
