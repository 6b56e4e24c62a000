import { formatBound } from '../filter-labels.ts'
import type { StepsGroup } from '../filter-model.ts'
import { type Bounds, withBounds } from '../search-state.ts'
import type { Search } from './use-search.ts'

type StepFieldsProps = { group: StepsGroup; search: Search }

/** Two bounds chosen from steps: the form sends them as two values of one key, the lower first. */
export function StepFields({ group: { key, title, steps }, search }: StepFieldsProps) {
  const [min, max]: Bounds = search.state.ranges[key] ?? [null, null]
  const go = (bounds: Bounds) => search.go(withBounds(search.state, key, bounds))
  const lowest = [...steps].sort((a, b) => a - b)
  const label = (step: number) => formatBound(key, step)
  return (
    <div className="pair">
      <StepSelect
        name={key}
        label="From"
        title={title}
        value={min}
        steps={lowest}
        words={label}
        set={(next) => go([next, max])}
      />
      <StepSelect
        name={key}
        label="To"
        title={title}
        value={max}
        steps={steps}
        words={label}
        set={(next) => go([min, next])}
      />
    </div>
  )
}

type StepSelectProps = {
  name: string
  label: string
  title: string
  value: number | null
  steps: readonly number[]
  words: (step: number) => string
  set: (value: number | null) => void
}

function StepSelect({ name, label, title, value, steps, words, set }: StepSelectProps) {
  const all = value === null || steps.includes(value) ? steps : [value, ...steps]
  return (
    <label>
      <span className="label">
        {label}
        <span className="vh"> {title.toLowerCase()}</span>
      </span>
      <select
        className="select"
        name={name}
        value={value ?? ''}
        onChange={(event) => set(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Any</option>
        {all.map((step) => (
          <option key={step} value={step}>
            {words(step)}
          </option>
        ))}
      </select>
    </label>
  )
}
