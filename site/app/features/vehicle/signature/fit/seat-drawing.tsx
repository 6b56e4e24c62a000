/** The drawing in millimetres: a motorcycle about as long as most, its saddle at the height of this one's. */
const SIZE = { wide: 2_300, high: 1_250, ground: 1_220 }
const WHEEL = { radius: 305, front: 1_720, rear: 480 }

/** A motorcycle from the side with the height of its seat, and how high the rider's legs reach in boots. */
export function SeatDrawing({ seatMm, legsMm }: { seatMm: number; legsMm: number }) {
  const { wide, high, ground } = SIZE
  const [seat, legs] = [ground - seatMm, ground - legsMm]
  return (
    <svg className="sig-seat num" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" focusable="false">
      <Motorcycle seat={seat} />
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
function Motorcycle({ seat }: { seat: number }) {
  const { ground } = SIZE
  const axle = ground - WHEEL.radius
  return (
    <g className="sig-seat__bike">
      {[WHEEL.rear, WHEEL.front].map((x) => (
        <g key={x}>
          <circle className="is-hollow" cx={x} cy={axle} r={WHEEL.radius - 45} strokeWidth="90" />
          <circle cx={x} cy={axle} r="62" />
        </g>
      ))}
      <path
        className="is-hollow"
        strokeWidth="46"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={`M${WHEEL.front} ${axle}L1470 ${seat - 190}M1470 ${seat - 190}L1330 ${seat - 250}M${WHEEL.rear} ${axle}L980 ${axle + 10}`}
      />
      <path
        d={`M830 ${axle - 150}L1010 ${seat + 150}H1330L1440 ${axle - 130}L1360 ${axle + 140}Q1340 ${axle + 190} 1280 ${axle + 190}H940Q880 ${axle + 190} 870 ${axle + 130}Z`}
      />
      <path d={`M930 ${axle + 120}L360 ${axle + 40}L330 ${axle + 120}L900 ${axle + 190}Z`} />
      <path
        d={`M1010 ${seat + 20}Q1060 ${seat - 150} 1230 ${seat - 160}Q1420 ${seat - 160} 1480 ${seat - 20}L1400 ${seat + 150}H1010Z`}
      />
      <path
        className="sig-seat__saddle"
        d={`M300 ${seat - 110}Q480 ${seat - 70} 640 ${seat}H1010L1020 ${seat + 90}H620Q420 ${seat + 10} 290 ${seat - 70}Z`}
      />
      <path
        d={`M1450 ${seat - 170}Q1600 ${seat - 150} 1610 ${seat - 50}Q1560 ${seat + 20} 1480 ${seat - 20}Z`}
      />
    </g>
  )
}
