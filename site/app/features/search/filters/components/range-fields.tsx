import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { parseBound, writeBounds } from '#app/domain/search-address/search-range.ts'
import { type NumberRangeKey, numberRange, writeNumber } from '#app/domain/search-address/search-ranges.ts'
import { type Bounds, withBounds } from '#app/domain/search-address/search-state.ts'
import type { RangeGroup } from '#app/parts/search/filters/filter-model.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { Search } from '../../components/use-search.ts'
import { Picks } from './picks.tsx'
import type { RangeSliderProps } from './range-slider.tsx'

const RangeSlider = lazyPart(async () => (await import('./range-slider.tsx')).RangeSlider)

type RangeFieldsProps = { group: RangeGroup; search: Search }

/** A number from and to: bars of the stock, two fields, upper bounds to pick, and with JavaScript a slider. */
export function RangeFields({ group, search }: RangeFieldsProps) {
  const { key, picks = [] } = group
  const asked: Bounds = search.state.ranges[key] ?? [null, null]
  const [bounds, setBounds] = useDraft(asked)
  const apply = (next: Bounds) => {
    setBounds(next)
    if (next[0] !== asked[0] || next[1] !== asked[1]) search.go((state) => withBounds(state, key, next))
  }
  const drop = useLatest(apply)
  const [min, max] = bounds
  return (
    <>
      <Slider group={group} bounds={bounds} onDrag={setBounds} onDrop={drop} />
      <div className="pair">
        <RangeField of={key} label="From" value={min} set={(next) => apply([next, max])} />
        <RangeField of={key} label="To" value={max} set={(next) => apply([min, next])} />
      </div>
      {picks.length > 0 ? (
        <Picks
          name={key}
          label="Up to"
          choices={picks.map((pick) => ({ label: pickLabel(key, pick), bounds: [null, pick] }))}
          chosen={writeBounds(asked)}
          pick={apply}
        />
      ) : null}
    </>
  )
}

function pickLabel(key: NumberRangeKey, pick: number): string {
  const { before = '', after } = numberRange(key).unit
  return `${before}${writeNumber(key, pick)}${after ? ` ${after}` : ''}`
}

/**
 * The slider in a place of its final size. The server draws it; its script loads after the page. Memoized: an update
 * before that script is loaded would replace the server's markup (React's error 421).
 */
const Slider = memo(
  (props: RangeSliderProps) => (
    <div className={props.group.bars ? 'slider slider--bars' : 'slider only-js'}>
      <Suspense>
        <RangeSlider {...props} />
      </Suspense>
    </div>
  ),
  (before, { group, bounds }) =>
    before.group === group && before.bounds[0] === bounds[0] && before.bounds[1] === bounds[1],
)

/** A function that stays the same between renders and calls the latest one. */
function useLatest(call: (bounds: Bounds) => void) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((bounds: Bounds) => latest.current(bounds), [])
}

/** The value being dragged or typed, until the address changes. */
function useDraft([min, max]: Bounds) {
  const [draft, setDraft] = useState<Bounds>([min, max])
  useEffect(() => setDraft([min, max]), [min, max])
  return [draft, setDraft] as const
}

type RangeFieldProps = {
  of: NumberRangeKey
  label: string
  value: number | null
  set: (value: number | null) => void
}

function RangeField({ of, label, value, set }: RangeFieldProps) {
  const { spoken, unit } = numberRange(of)
  const { before, after } = unit
  const written = value === null ? '' : writeNumber(of, value)
  const [text, setText] = useState(written)
  useEffect(() => setText(written), [written])
  const done = () => set(parseBound(text))
  return (
    <label>
      <span className="label">
        {label}
        <span className="vh"> {spoken}</span>
      </span>
      <span className="affix">
        {before ? <span aria-hidden="true">{before}</span> : null}
        <input
          className={before ? 'input' : 'input input--bare'}
          name={of}
          inputMode="numeric"
          autoComplete="off"
          placeholder="Any"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={done}
          onKeyDown={(event) => event.key === 'Enter' && done()}
        />
        {after ? (
          <span className="after" aria-hidden="true">
            {after}
          </span>
        ) : null}
      </span>
    </label>
  )
}
