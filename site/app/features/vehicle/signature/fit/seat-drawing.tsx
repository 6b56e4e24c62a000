import { BIKE_SHAPES, type BikeLook } from './bike-shapes.ts'

/** The drawing in millimetres: a motorcycle about as long as most, its saddle at the height of this one's. */
const SIZE = { wide: 2_300, high: 1_250, ground: 1_220 }

/** A motorcycle from the side with the height of its seat, and how high the rider's legs reach in boots. */
export function SeatDrawing({ look, seatMm, legsMm }: { look: BikeLook; seatMm: number; legsMm: number }) {
  const { wide, high, ground } = SIZE
  const [seat, legs] = [ground - seatMm, ground - legsMm]
  return (
    <svg className="sig-seat num" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" focusable="false">
      <Motorcycle look={look} seat={seat} />
      <path className="sig-seat__line" d={`M0 ${seat}H${wide}`} />
      <text className="sig-seat__mm" x={wide} y={seat + (legs <= seat ? 96 : -28)} textAnchor="end">
        Seat {seatMm} mm
      </text>
      <g className="only-js">
        <path className="sig-seat__legs" d={`M0 ${legs}H${wide}`} />
        <text x={wide} y={legs + (legs <= seat ? -28 : 96)} textAnchor="end">
          You, in boots
        </text>
      </g>
      <path className="sig-seat__ground" d={`M0 ${ground + 7}H${wide}`} />
    </svg>
  )
}

/** @param seat the height of the saddle's top on the drawing, from above */
function Motorcycle({ look, seat }: { look: BikeLook; seat: number }) {
  const shape = BIKE_SHAPES[look]
  const { rear, front, rearRadius, frontRadius, tyre } = shape
  const at = { seat, axle: SIZE.ground - rearRadius }
  const wheels = [
    { x: rear, radius: rearRadius },
    { x: front, radius: frontRadius },
  ]
  return (
    <g className="sig-seat__bike">
      {wheels.map(({ x, radius }) => (
        <g key={x}>
          <circle
            className="is-hollow"
            cx={x}
            cy={SIZE.ground - radius}
            r={radius - tyre / 2}
            strokeWidth={tyre}
          />
          <circle cx={x} cy={SIZE.ground - radius} r="62" />
        </g>
      ))}
      <path
        className="is-hollow"
        strokeWidth="46"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={shape.lines(at)}
      />
      {shape.areas(at).map((area) => (
        <path key={area} d={area} />
      ))}
      <path className="sig-seat__saddle" d={shape.saddle(at)} />
    </g>
  )
}
