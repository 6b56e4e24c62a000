import type { CSSProperties } from 'react'
import { STATES } from '#app/domain/geography/australia.ts'
import { project, statePath, viewOf } from '#app/domain/geography/project.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { RegionPlan as Plan, PlanPoint, PlanState } from '../rules/region-plan.ts'
import '#app/styles/pages/region-plan.css'

/**
 * The places as they lie to each other, north up, with the numbers of the list and the visitor's dot: on the outlines
 * of the states, or, for a region too small for those, beside a drawing of the country that says where it is.
 */
export function RegionPlan({ plan, from }: { plan: Plan; from: string }) {
  const { points, states, grid } = plan
  return (
    <aside className="region-aside" aria-label="Plan of the locations">
      <div className={states.length > 0 ? 'region region--land' : 'region'} aria-hidden="true">
        <div className="region__plane" style={{ '--square': `${grid.percent / 2}%` } as CSSProperties}>
          {states.length > 0 ? <Land states={states} /> : null}
          {points.map((point) => (
            <Place key={point.numbers.join() || 'you'} point={point} isFrom={from !== ''} />
          ))}
        </div>
        {states.length > 0 ? null : <Country middle={plan.middle} />}
        <span className="region__north">N</span>
      </div>
      <p className="small muted">
        {from ? `Blue dot: ${from}. ` : ''}North is up; a square is {formatKm(grid.km)} wide.
      </p>
    </aside>
  )
}

function Place({ point: { numbers, label, x, y }, isFrom }: { point: PlanPoint; isFrom: boolean }) {
  const style = { left: `${x}%`, top: `${y}%` }
  if (numbers.length === 0) return <span className="region__you" style={style} />
  return (
    <span
      className={numbers.includes(1) && isFrom ? 'region__place is-1' : 'region__place'}
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
}

function Land({ states }: { states: readonly PlanState[] }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology
    <svg className="region__land" viewBox="0 0 100 100">
      {states.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
      {states.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  )
}

const STATE_KEYS = Object.keys(STATES)

function Country({ middle }: { middle: Plan['middle'] }) {
  const { x, y } = project(middle)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology
    <svg className="region__country" viewBox={viewOf(STATE_KEYS, [])}>
      {STATE_KEYS.map((key) => (
        <path key={key} d={statePath(key)} />
      ))}
      <circle cx={x} cy={y} r="34" />
    </svg>
  )
}

const formatKm = (km: number) => (km < 1 ? `${km * 1_000} m` : `${formatCount(km)} km`)
