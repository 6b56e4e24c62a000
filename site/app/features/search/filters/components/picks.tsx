import { writeBounds } from '#app/domain/search-address/search-range.ts'
import type { Bounds } from '#app/domain/search-address/search-state.ts'

type PicksProps = {
  name: string
  label: string
  choices: readonly { label: string; bounds: Bounds }[]
  /** The bounds asked for, as they are written. */
  chosen: string
  pick: (bounds: Bounds) => void
}

/** Bounds to choose at a touch; the chosen one, touched again, is let go. Without JavaScript each sends the form. */
export function Picks({ name, label, choices, chosen, pick }: PicksProps) {
  return (
    <div className={choices.some((choice) => choice.label.length > 7) ? 'picks picks--wide' : 'picks'}>
      <span className="label">{label}</span>
      {choices.map((choice) => {
        const value = writeBounds(choice.bounds)
        const on = value === chosen
        return (
          <button
            key={value}
            className="pick"
            type="submit"
            name={name}
            value={value}
            aria-pressed={on}
            onClick={(event) => {
              event.preventDefault()
              pick(on ? [null, null] : choice.bounds)
            }}
          >
            {choice.label}
          </button>
        )
      })}
    </div>
  )
}
