import { withoutStega } from '#app/ui/without-stega.ts'
import type { DrawnVehicle } from './location-card.server.ts'

type ShowroomProps = {
  /** What the front says; '' for nothing. */
  sign?: string
  /** Of several in a row: neighbours differ. */
  index?: number
  kind?: DrawnVehicle
}

const CAR =
  'M2 40c2-9 10-12 26-14C40 12 56 6 78 6c26 0 40 8 54 20 18 2 28 6 30 16l-2 12H6zM46 26c8-9 17-13 32-13v13zM84 13c17 0 27 5 38 13H84z'
const CARS = ['var(--brand)', 'var(--accent)', 'var(--show-pale)']

/** A showroom drawn in the dealer's colours, where its photo will be: an illustration, which the page says. */
export function Showroom({ sign = '', index = 0, kind = 'car' }: ShowroomProps) {
  const Vehicle = kind === 'motorcycle' ? Motorcycle : Car
  const paint = (at: number) => CARS[(index + at) % CARS.length]
  const words = withoutStega(sign)
  return (
    <svg className="showroom" viewBox="0 0 900 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h900v440H0z" fill="var(--show-sky)" />
      <g fill="var(--show-tree)">
        <ellipse cx="60" cy="320" rx="90" ry="64" />
        <ellipse cx="150" cy="346" rx="70" ry="46" />
        <ellipse cx="868" cy="316" rx="96" ry="70" />
      </g>
      <path d="M0 440h900v160H0z" fill="var(--show-road)" />
      <path d="M120 208h690v240H120z" fill="var(--show-wall)" />
      <path d="M96 168h738v48H96z" fill="var(--show-fascia)" />
      <path d="M150 244h470v204H150z" fill="var(--show-glass)" />
      <path d="M150 408h470v40H150z" fill="var(--show-floor)" />
      <Vehicle x={186} y={372} scale={1.12} paint={paint(0)} />
      <Vehicle x={404} y={372} scale={1.12} paint={paint(2)} />
      <g fill="var(--show-frame)">
        <path d="M150 244h470v6H150zM150 244h6v204h-6zM266 244h5v204h-5zM382 244h5v204h-5zM498 244h5v204h-5zM614 244h6v204h-6z" />
      </g>
      <path d="M266 250 212 448h40l54-198zM520 250l-54 198h22l54-198z" fill="#fff" opacity=".14" />
      <path d="M650 270h130v178H650z" fill="var(--show-frame)" opacity=".8" />
      <path
        d="M650 300h130M650 330h130M650 360h130M650 390h130M650 420h130"
        stroke="var(--show-wall)"
        strokeWidth="2"
        opacity=".35"
      />
      <text x="150" y="202" className="showroom__sign">
        {words}
      </text>
      <path d="M842 196h7v256h-7z" fill="var(--show-frame)" />
      <path d="M818 140h56v124h-56z" fill="var(--show-fascia)" />
      <text x="846" y="214" textAnchor="middle" className="showroom__sign">
        {words.slice(0, 1).toUpperCase()}
      </text>
      <path d="M0 448h900v10H0z" fill="var(--show-kerb)" />
      <path
        d="M0 528h120v5H0zM180 528h120v5H180zM360 528h120v5H360zM540 528h120v5H540zM720 528h120v5H720z"
        fill="var(--show-kerb)"
      />
      <Vehicle x={560} y={404} scale={1.55} paint={paint(1)} />
    </svg>
  )
}

type VehicleProps = { x: number; y: number; scale: number; paint: string | undefined }

/** As long as a car, with its wheels at the same height, so that either fits the windows. */
function Motorcycle({ x, y, scale, paint }: VehicleProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g fill="none" stroke="var(--show-frame)" strokeLinecap="round" strokeLinejoin="round">
        <g strokeWidth="6">
          <circle cx="36" cy="47" r="16" />
          <circle cx="130" cy="47" r="16" />
        </g>
        <path d="M36 47 78 42M130 47 113 8" strokeWidth="5" />
        <path d="M113 8 101 4M90 50 56 53 40 49" strokeWidth="4" />
      </g>
      <g fill="var(--show-frame)">
        <path d="M66 28h38l4 10-12 16H74l-8-10z" />
        <path d="M28 18c12-4 30-2 46 4l-4 8c-16-3-26-4-38-6z" />
        <circle cx="36" cy="47" r="4" />
        <circle cx="130" cy="47" r="4" />
      </g>
      <path d="M70 24c4-10 16-16 30-14 8 1 12 5 14 12l-6 8H76z" fill={paint} />
      <path d="M118 14c6-3 10 1 11 6s-4 8-9 6z" fill="var(--show-pale)" />
      <path d="M24 16c4-2 12-2 20 0l-4 8-12-3z" fill={paint} />
    </g>
  )
}

function Car({ x, y, scale, paint }: VehicleProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={CAR} fill={paint} />
      <path d="M46 26c8-9 17-13 32-13v13zM84 13c17 0 27 5 38 13H84z" fill="var(--show-glass)" />
      <g fill="var(--show-frame)">
        <circle cx="36" cy="52" r="14" />
        <circle cx="130" cy="52" r="14" />
      </g>
    </g>
  )
}
