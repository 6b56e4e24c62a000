import { writeBounds } from '#app/domain/search-address/search-range.ts'
import type { Bounds } from '#app/domain/search-address/search-state.ts'

type PicksProps = {
  name: string
  label: string
  choices: readonly { label: string; bounds: Bounds }[]
  /** The requested bounds in their written form. */
  chosen: string
  pick: (bounds: Bounds) => void
}

/** Preset bounds as buttons; pressing the chosen one again clears it. Without JavaScript each submits the form. */
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
