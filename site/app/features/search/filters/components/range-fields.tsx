import { Suspense, useEffect, useState } from 'react'
import { parseBound, writeBounds } from '#app/domain/search-address/search-range.ts'
import { type Bounds, withBounds } from '#app/domain/search-address/search-state.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { Search } from '../../results/components/use-search.ts'
import type { RangeGroup } from '../filter-model.ts'
import { RANGE_WORDS, writeNumber } from '../range-words.ts'
import { Picks } from './picks.tsx'
import type { RangeSliderProps } from './range-slider.tsx'

const RangeSlider = lazyPart(async () => (await import('./range-slider.tsx')).RangeSlider)

type RangeFieldsProps = { group: RangeGroup; search: Search }

/** A number from and to: two fields, upper bounds to pick, and with JavaScript a slider over them. */
export function RangeFields({ group, search }: RangeFieldsProps) {
  const { key, picks = [] } = group
  const asked: Bounds = search.state.ranges[key] ?? [null, null]
  const [bounds, setBounds] = useDraft(asked)
  const apply = (next: Bounds) => {
    setBounds(next)
    if (next[0] !== asked[0] || next[1] !== asked[1]) search.go((state) => withBounds(state, key, next))
  }
  const [min, max] = bounds
  return (
    <>
      <Slider group={group} bounds={bounds} onDrag={setBounds} onDrop={apply} />
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

function pickLabel(key: RangeGroup['key'], pick: number): string {
  const { before = '', after } = RANGE_WORDS[key]
  return `${before}${writeNumber(key, pick)}${after ? ` ${after}` : ''}`
}

/** The slider in a placeholder of its final size: it needs JavaScript, so it loads after the page. */
function Slider(props: RangeSliderProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className={props.group.bars ? 'only-js slider slider--bars' : 'only-js slider'}>
      {ready ? (
        <Suspense>
          <RangeSlider {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The value being dragged or typed, until the address changes. */
function useDraft([min, max]: Bounds) {
  const [draft, setDraft] = useState<Bounds>([min, max])
  useEffect(() => setDraft([min, max]), [min, max])
  return [draft, setDraft] as const
}

type RangeFieldProps = {
  of: RangeGroup['key']
  label: string
  value: number | null
  set: (value: number | null) => void
}

function RangeField({ of, label, value, set }: RangeFieldProps) {
  const { unit, before, after } = RANGE_WORDS[of]
  const written = value === null ? '' : writeNumber(of, value)
  const [text, setText] = useState(written)
  useEffect(() => setText(written), [written])
  const done = () => set(parseBound(text))
  return (
    <label>
      <span className="label">
        {label}
        <span className="vh"> {unit}</span>
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
