import { FACTORY_PAINT, PAINTED_AGAIN } from '#app/parts/car/rules/inspection.ts'
import type { InspectionModel, PaintPlace, PlanReading } from './record-model.ts'

/** The outline of each panel, and where its number is: the car from above, its front on the left. */
const PANELS: Readonly<Record<PaintPlace, readonly [outline: string, x: number, y: number]>> = {
  bonnet: ['M82 54 138 46V114L82 106Z', 110, 80],
  roof: ['M180 56H256V104H180Z', 218, 80],
  boot: ['M290 50 320 56Q330 80 320 104L290 110Z', 306, 80],
  'guard-right-front': ['M82 42 136 34V14L82 22Z', 109, 28],
  'door-right-front': ['M140 34H196V12L140 13Z', 168, 23],
  'door-right-rear': ['M200 34H254L254 12H200Z', 227, 23],
  'guard-right-rear': ['M258 34 316 44V24L258 13Z', 286, 28],
  'guard-left-front': ['M82 118 136 126V146L82 138Z', 109, 132],
  'door-left-front': ['M140 126H196V148L140 147Z', 168, 137],
  'door-left-rear': ['M200 126H254V148H200Z', 227, 137],
  'guard-left-rear': ['M258 126 316 116V136L258 147Z', 286, 132],
}

/** What is not measured: the front bumper, the windscreen and the rear window. */
const REST = 'M30 50Q14 80 30 110L78 106V54Z M142 46 176 56V104L142 114Z M260 56 286 50V110L260 104Z'

const LOOKS = [
  ['ok', `Up to ${FACTORY_PAINT} µm: factory paint`],
  ['mid', `Up to ${PAINTED_AGAIN} µm: thicker than factory paint`],
  ['bad', `Over ${PAINTED_AGAIN} µm: repainted`],
  ['none', 'No reading'],
] as const

/** `bonnet 99, door right rear 212 repainted`. */
const listReadings = (readings: readonly PlanReading[]) =>
  readings
    .map(({ place, microns, look }) =>
      [place.replaceAll('-', ' '), microns, look === 'bad' && 'repainted'].filter(Boolean).join(' '),
    )
    .join(', ')

/** The paint readings on a plan of the car; the picture's name has each of them in words. */
export function PaintPlan({ readings }: { readings: NonNullable<InspectionModel['plan']> }) {
  const shown = new Map<string, PlanReading>(readings.map((reading) => [reading.place, reading]))
  const places = Object.entries(PANELS).map(([place, shape]) => ({ shape, reading: shown.get(place) }))
  const looks = new Set(places.map(({ reading }) => reading?.look ?? 'none'))
  return (
    <figure className="paint-plan">
      <svg
        viewBox="8 -9 326 178"
        role="img"
        aria-label={`The car from above, its front on the left. Paint in microns: ${listReadings(readings)}.`}
      >
        <Patterns />
        <path className="paint-plan__rest" d={REST} />
        {places.map(({ shape: [outline, x, y], reading }) => (
          <g key={outline} data-paint={reading?.look ?? 'none'}>
            <path d={outline} />
            {reading ? (
              <text x={x} y={y} dy=".36em">
                {reading.microns}
              </text>
            ) : null}
          </g>
        ))}
        <path className="paint-plan__arrow" d="M20 21H62M27 15 20 21 27 27" />
        <g className="paint-plan__words">
          <text x="20" y="8">
            Front
          </text>
          <text x="82" y="8">
            Right, driver’s side
          </text>
          <text x="82" y="162">
            Left, passenger’s side
          </text>
        </g>
      </svg>
      <figcaption>
        {LOOKS.filter(([look]) => looks.has(look)).map(([look, words]) => (
          <span key={look}>
            <svg viewBox="0 0 16 16" aria-hidden="true" data-paint={look}>
              <path d="M1 1H15V15H1Z" />
            </svg>
            {words}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Stripes and dots, so that no look is only a colour. */
function Patterns() {
  return (
    <defs>
      <pattern
        id="paint-bad"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="paint-plan__fill" d="M0 0H5V5H0Z" />
        <path className="paint-plan__mark" d="M0 0V5" />
      </pattern>
      <pattern id="paint-mid" width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="paint-plan__fill" d="M0 0H6V6H0Z" />
        <path className="paint-plan__mark" d="M3 2.9v.2" />
      </pattern>
    </defs>
  )
}
