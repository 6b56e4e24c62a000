import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import type { RegionPlan as Plan, PlanCity, PlanCountry, PlanPoint, PlanState } from './region-plan.ts'
import '#app/styles/pages/region-plan.css'

type RegionPlanProps = {
  plan: Plan
  /** Where the visitor is; '' while it is not known. */
  from: string
  /** How far the first place is from there; '' while it is not known. */
  distance: string
}

/**
 * The places as they lie to each other, north up, with the numbers of the list and the visitor's dot: on the outlines
 * of the states, on the coast, rivers and main roads of their city, or beside a drawing of the country.
 */
export function RegionPlan({ plan, from, distance }: RegionPlanProps) {
  const { points, states, city, way, grid, country } = plan
  const square = { '--square': `${grid.percent / 2}%`, '--scale': `${grid.percent}%` } as CSSProperties
  return (
    <aside className="region-aside" aria-label="Plan of the locations">
      <div
        className={states.length > 0 ? 'region region--land' : city ? 'region region--city' : 'region'}
        aria-hidden="true"
      >
        <div className="region__plane" style={square}>
          {states.length > 0 ? <Land states={states} /> : null}
          {city ? <CityDrawing city={city} /> : null}
          {way ? <Way way={way} distance={distance} /> : null}
          {points.map((point) => (
            <Place key={point.numbers.join() || 'you'} point={point} isFrom={from !== ''} />
          ))}
          <span className={hasFoot(points) ? 'region__scale' : 'region__scale region__scale--head'}>
            <span>{formatKm(grid.km)}</span>
          </span>
        </div>
        {country ? <Country country={country} /> : null}
        <span className="region__north">N</span>
      </div>
      <p className="small muted">
        {from ? `Blue dot: ${from}. ` : ''}North is up; a square is {formatKm(grid.km)} wide.
        {city ? ' Coast, rivers and main roads are simplified.' : ''}
      </p>
    </aside>
  )
}

/** Is the corner at the foot, where the scale is, free of places? */
const hasFoot = (points: readonly PlanPoint[]) => !points.some(({ x, y }) => x < 45 && y > 66)

function Place({ point: { numbers, label, x, y, above }, isFrom }: { point: PlanPoint; isFrom: boolean }) {
  const style = { left: `${x}%`, top: `${y}%` }
  if (numbers.length === 0) return <span className="region__you" style={style} />
  return (
    <span
      className={numbers.includes(1) && isFrom ? 'region__place is-1' : 'region__place'}
      data-edge={x < 25 ? 'left' : x > 75 ? 'right' : undefined}
      data-name={above ? 'above' : undefined}
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

/** The sea, the rivers and the main roads, with a few names. */
function CityDrawing({ city: { sea, rivers, roads, names } }: { city: PlanCity }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology
    <svg className="region__city" viewBox="0 0 100 100">
      {rivers.map(({ path, width }) => (
        <path key={path} className="region__river" d={path} strokeWidth={Math.max(width, 0.7)} />
      ))}
      {roads.map((path) => (
        <path key={path} className="region__road" d={path} />
      ))}
      {sea.map((path) => (
        <path key={path} className="region__sea" d={path} />
      ))}
      {names.map(({ text, of, x, y }) => (
        <text key={text} className={`region__name region__name--${of}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  )
}

/** A straight line to the nearest place, with how far it is. */
function Way({ way: { from, to }, distance }: { way: NonNullable<Plan['way']>; distance: string }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology */}
      <svg className="region__way" viewBox="0 0 100 100">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      </svg>
      {distance ? (
        <span
          className="region__far"
          style={{ left: `${(from.x + to.x) / 2}%`, top: `${(from.y + to.y) / 2}%` }}
        >
          {distance}
        </span>
      ) : null}
    </>
  )
}

function Land({ states }: { states: readonly PlanState[] }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology
    <svg className="region__land" viewBox="0 0 100 100">
      {states.map(({ path }) => (
        <path key={path} d={path} />
      ))}
      {states.map(({ name, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  )
}

function Country({ country: { view, states, x, y } }: { country: PlanCountry }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole plan is hidden from assistive technology
    <svg className="region__country" viewBox={view}>
      {states.map((path) => (
        <path key={path} d={path} />
      ))}
      <circle cx={x} cy={y} r="34" />
    </svg>
  )
}

const formatKm = (km: number) => (km < 1 ? `${km * 1_000} m` : `${formatCount(km)} km`)
