import { Icon } from '#app/ui/icon.tsx'
import type { DealerText } from './facts-section.server.ts'

/** What comes with the vehicle, a line each. */
export function IncludedList({ included }: Pick<DealerText, 'included'>) {
  return (
    <ul className="features">
      {included.map((line) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Reasons or covers, each with a sentence. */
export function PointList({ points }: { points: DealerText['reasons'] }) {
  return (
    <dl className="points">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          {text ? <dd>{text}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

/** What a used vehicle is sold with, in a line of its own (VDP-51). */
export function Assurances({ assurances }: Pick<DealerText, 'assurances'>) {
  if (assurances.length === 0) return null
  return (
    <ul className="assurances" aria-label="With this vehicle">
      {assurances.map((line) => (
        <li key={line}>
          <Icon name="shield-check" />
          {line}
        </li>
      ))}
    </ul>
  )
}
