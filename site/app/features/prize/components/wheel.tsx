import type { CSSProperties } from 'react'
import { wheelTurn } from '#app/features/prize/rules/prize-wheel.ts'

type WheelProps = { prizes: readonly string[]; won: number | null }

/** The wheel; CSS alone turns it to the prize, without motion where reduced motion is preferred. */
export function Wheel({ prizes, won }: WheelProps) {
  const turn = won === null ? 0 : wheelTurn(prizes.length, won)
  return (
    <div className="wheel" aria-hidden="true">
      <svg viewBox="-110 -110 220 220" className={won === null ? undefined : 'is-turned'}>
        <title>Prize wheel</title>
        <g className="wheel__disc" style={{ '--turn': `${turn}deg` } as CSSProperties}>
          {prizes.map((prize, index) => (
            <Field key={`${index} ${prize}`} prize={prize} index={index} count={prizes.length} />
          ))}
        </g>
        <circle r="16" className="wheel__hub" />
        <path d="M-8,-109 L8,-109 L0,-92 Z" className="wheel__hand" />
      </svg>
    </div>
  )
}

function Field({ prize, index, count }: { prize: string; index: number; count: number }) {
  const angle = 360 / count
  const from = pointAt(index * angle)
  const to = pointAt((index + 1) * angle)
  return (
    <g className={index % 2 === 0 ? 'wheel__field' : 'wheel__field wheel__field--other'}>
      <path d={`M0,0 L${from} A100,100 0 ${angle > 180 ? 1 : 0} 1 ${to} Z`} />
      <text transform={`rotate(${(index + 0.5) * angle - 90}) translate(87 0)`} textAnchor="end" dy="0.35em">
        {prize.length > 20 ? `${prize.slice(0, 19)}…` : prize}
      </text>
    </g>
  )
}

/** A point of the rim, `degrees` clockwise from the top; rounded, so that server and browser render the same. */
function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(100 * Math.sin(angle)).toFixed(2)},${(-100 * Math.cos(angle)).toFixed(2)}`
}
