import { useEffect, useState } from 'react'
import type { PriceGroup } from '../filter-model.ts'
import { parseBound } from '../search-range.ts'
import { type Bounds, withBounds } from '../search-state.ts'
import { PriceSlider } from './price-slider.tsx'
import type { Search } from './use-search.ts'

type PriceFieldsProps = { group: PriceGroup; search: Search }

/** The price from and to: two fields, and with JavaScript a slider over them. */
export function PriceFields({ group, search }: PriceFieldsProps) {
  const asked: Bounds = search.state.ranges.price ?? [null, null]
  const [bounds, setBounds] = useDraft(asked)
  const apply = (next: Bounds) => {
    setBounds(next)
    if (next[0] !== asked[0] || next[1] !== asked[1]) search.go(withBounds(search.state, 'price', next))
  }
  const [min, max] = bounds
  return (
    <>
      <PriceSlider group={group} bounds={bounds} onDrag={setBounds} onDrop={apply} />
      <div className="pair">
        <PriceField label="From" value={min} set={(next) => apply([next, max])} />
        <PriceField label="To" value={max} set={(next) => apply([min, next])} />
      </div>
    </>
  )
}

/** What is being dragged or typed, until the address says something else. */
function useDraft([min, max]: Bounds) {
  const [draft, setDraft] = useState<Bounds>([min, max])
  useEffect(() => setDraft([min, max]), [min, max])
  return [draft, setDraft] as const
}

type PriceFieldProps = { label: string; value: number | null; set: (value: number | null) => void }

function PriceField({ label, value, set }: PriceFieldProps) {
  const written = value === null ? '' : value.toLocaleString('en-AU')
  const [text, setText] = useState(written)
  useEffect(() => setText(written), [written])
  const done = () => set(parseBound(text))
  return (
    <label>
      <span className="label">
        {label}
        <span className="vh"> price in dollars</span>
      </span>
      <span className="affix">
        <span aria-hidden="true">$</span>
        <input
          className="input"
          name="price"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Any"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={done}
          onKeyDown={(event) => event.key === 'Enter' && done()}
        />
      </span>
    </label>
  )
}
