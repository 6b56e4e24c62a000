import type { CSSProperties } from 'react'
import { LAYOUT, type StreetLayout } from './street-layout.ts'
import type { StreetPlanModel } from './street-plan.server.ts'

/** The streets around a place, drawn: only what staff named is named, and what it says is beside it in words too. */
export function StreetPlan({ plan, name }: { plan: StreetPlanModel; name: string }) {
  const { street, crossStreets, entry, landmark, water, stop, stopWalk, layout } = plan
  const [parallel, cross, secondCross] = crossStreets
  return (
    <div
      className="plan"
      role="img"
      aria-label={formatPlanText(plan, name)}
      data-mirrored={layout.isMirrored || undefined}
      style={buildPlaceStyle(layout)}
    >
      <Streets plan={plan} />
      <div aria-hidden="true">
        {street ? <span className="plan__name plan__name--street">{street}</span> : null}
        {parallel ? <span className="plan__name plan__name--parallel">{parallel}</span> : null}
        {cross ? <span className="plan__name plan__name--cross">{cross}</span> : null}
        {secondCross ? <span className="plan__name plan__name--second">{secondCross}</span> : null}
        {landmark ? <span className="plan__name plan__name--landmark">{landmark}</span> : null}
        {water ? <span className="plan__name plan__name--water">{water}</span> : null}
        <p className="plan__here">
          <b>{name}</b>
          {entry ? `, ${entry}` : ''}
        </p>
        {stop ? (
          <p className="plan__stop">
            {stop}
            {stopWalk ? <span>{stopWalk}</span> : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Streets({ plan: { landmark, water, stop, layout } }: { plan: StreetPlanModel }) {
  const { mark } = layout
  return (
    <svg
      viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0h${LAYOUT.width}v${LAYOUT.height}H0z`} fill="var(--map-land)" />
      {water ? <path d={layout.water} fill="var(--map-water)" /> : null}
      {landmark ? <path d={layout.park} fill="var(--map-park)" /> : null}
      <g fill="var(--map-block)">
        {layout.blocks.map((box) => (
          <rect key={`${box.x} ${box.y}`} {...box} />
        ))}
      </g>
      <g fill="none" stroke="var(--map-road)">
        {layout.roads.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
      {stop ? (
        <>
          <path className="plan__walk-line" d={layout.way} />
          <circle cx={layout.stop.x} cy={layout.stop.y} r="11" fill="var(--ink)" />
        </>
      ) : null}
      <rect {...mark} rx="2" fill="var(--brand)" />
      <path
        d={`M${mark.x + mark.width / 2} ${mark.y + mark.height}v13`}
        stroke="var(--brand)"
        strokeWidth="3"
      />
    </svg>
  )
}

/** Where the names are, as the style sheet has them: from the left, or in a mirrored plan from the right. */
function buildPlaceStyle({ names, mark, isMirrored }: StreetLayout): CSSProperties {
  const down = (y: number) => `${(y / LAYOUT.height) * 100}%`
  const across = (x: number) => `${(x / LAYOUT.width) * 100}%`
  const end = isMirrored ? LAYOUT.width - mark.x : mark.x + mark.width
  const places = {
    '--street': down(names.street),
    '--parallel': down(names.parallel),
    '--cross': across(names.cross),
    '--second': across(names.second),
    '--here-x': across(end + 6),
    '--here-y': down(mark.y - 36),
  }
  return places as CSSProperties
}

function formatPlanText({ street, crossStreets, stop, stopWalk }: StreetPlanModel, name: string): string {
  const around = crossStreets.length > 0 ? `, near ${crossStreets.join(' and ')}` : ''
  const walk = stop ? `; ${[stop, stopWalk].filter(Boolean).join(', ')}` : ''
  return `Plan, not to scale: ${name}${street ? ` on ${street}` : ''}${around}${walk}`
}
