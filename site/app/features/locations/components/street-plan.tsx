import type { SurroundingsModel } from '../surroundings.server.ts'

type Plan = NonNullable<SurroundingsModel['plan']>

/** The streets around a place, drawn: only what staff named is named, and what it says is beside it in words too. */
export function StreetPlan({ plan, name }: { plan: Plan; name: string }) {
  const { street, crossStreets, entry, landmark, water, stop, stopWalk } = plan
  const [parallel, cross, secondCross] = crossStreets
  return (
    <div className="plan" role="img" aria-label={planWords(plan, name)}>
      <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 0h640v420H0z" fill="var(--map-land)" />
        {water ? (
          <path d="M-10 372C90 350 150 396 250 380s170-34 400 8v60H-10Z" fill="var(--map-water)" />
        ) : null}
        {landmark ? <path d="M430 40h150l24 96-84 46-100-34Z" fill="var(--map-park)" /> : null}
        <path
          fill="var(--map-block)"
          d="M20 30h104v70H20zM20 122h104v92H20zM168 22h96v82h-96zM168 128h96v58h-96zM308 24h86v84h-86zM20 262h104v66H20zM168 262h70v52h-70zM408 226h90v84h-90zM520 226h100v96H520zM308 128h86v40h-86z"
        />
        <g fill="none" stroke="var(--map-road)">
          <path d="M-10 238C160 238 300 232 420 204S580 190 660 196" strokeWidth="22" />
          <path d="M146-10C146 110 150 220 144 350" strokeWidth="16" />
          <path d="M286-10c2 120 4 220-6 380" strokeWidth="13" />
          <path d="M406-10c6 90-10 160 2 250s-6 90-4 110" strokeWidth="13" />
          <path d="M-10 112H420M508 190c4 60 0 100 2 170" strokeWidth="9" />
        </g>
        {stop ? (
          <>
            <path className="plan__walk-line" d="M566 300C500 262 420 262 338 226" />
            <circle cx="566" cy="304" r="11" fill="var(--ink)" />
          </>
        ) : null}
        <rect x="306" y="186" width="66" height="36" rx="2" fill="var(--brand)" />
        <path d="M339 222v12" stroke="var(--brand)" strokeWidth="3" />
      </svg>
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

function planWords({ street, crossStreets, stop, stopWalk }: Plan, name: string): string {
  const around = crossStreets.length > 0 ? `, near ${crossStreets.join(' and ')}` : ''
  const walk = stop ? `; ${[stop, stopWalk].filter(Boolean).join(', ')}` : ''
  return `Plan, not to scale: ${name}${street ? ` on ${street}` : ''}${around}${walk}`
}
