import type { CSSProperties, KeyboardEvent } from 'react'
import { barHeight } from '#app/domain/money/bar-height.ts'
import { formatBound, type NumberRangeKey, numberRange } from '#app/domain/search-address/search-ranges.ts'
import type { Bounds } from '#app/domain/search-address/search-state.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { RangeGroup } from '#app/parts/search/filters/filter-model.ts'
import { barValues, getPlace, TRACK_LENGTH, valueAt } from '#app/parts/search/filters/range-track.ts'

export type RangeSliderProps = {
  group: RangeGroup
  bounds: Bounds
  onDrag: (bounds: Bounds) => void
  onDrop: (bounds: Bounds) => void
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -1e9,
  End: 1e9,
}

/**
 * Two thumbs on a track (SRCH-34, SRCH-35); an end of the track is no bound. Without JavaScript only the bars are shown.
 */
export function RangeSlider({ group, bounds, onDrag, onDrop }: RangeSliderProps) {
  const { key, min, max, step, bars } = group
  const { unit, lowest, highest } = numberRange(key)
  const range = { min: Math.min(bounds[0] ?? min, max), max: Math.max(bounds[1] ?? max, min) }
  const places = { min: getPlace(range.min, group), max: getPlace(range.max, group) }
  const moved = (handle: 'min' | 'max', to: number): Bounds => {
    const next = movePriceHandle(range, handle, Math.min(Math.max(to, min), max), unit.gap ?? 0)
    // The other end may be a bound beyond the track, such as a quick pick.
    return handle === 'min'
      ? [next.min <= min ? null : next.min, bounds[1]]
      : [bounds[0], next.max >= max ? null : next.max]
  }
  const thumb = (handle: 'min' | 'max') => ({
    type: 'range',
    min: 0,
    max: TRACK_LENGTH,
    value: places[handle],
    'aria-label': handle === 'min' ? lowest : highest,
    'aria-valuetext': formatBound(key, range[handle]),
    onChange: (event: { target: { value: string } }) =>
      onDrag(moved(handle, valueAt(Number(event.target.value), group))),
    onPointerUp: () => onDrop(bounds),
    onKeyDown: (event: KeyboardEvent) => {
      const steps = STEPS[event.key]
      if (steps === undefined) return
      event.preventDefault()
      onDrag(moved(handle, range[handle] + steps * step))
    },
    onKeyUp: () => onDrop(bounds),
    onBlur: () => onDrop(bounds),
  })
  return (
    <>
      {bars ? (
        <Bars group={group} bars={bars} from={places.min / TRACK_LENGTH} to={places.max / TRACK_LENGTH} />
      ) : null}
      <div
        className="range only-js"
        style={{ '--lo': places.min / 10, '--hi': places.max / 10 } as CSSProperties}
      >
        <input {...thumb('min')} />
        <input {...thumb('max')} />
      </div>
    </>
  )
}

/** The values of a bar: `under $9,000`, `from $9,000 to $13,000`, `at $101,000 and over`. */
function barLabel(key: NumberRangeKey, [from, below]: ReturnType<typeof barValues>): string {
  if (from === null) return below === null ? '' : `under ${formatBound(key, below)}`
  if (below === null) return `at ${formatBound(key, from)} and over`
  return `from ${formatBound(key, from)} to ${formatBound(key, below)}`
}

type BarsProps = { group: RangeGroup; bars: readonly number[]; from: number; to: number }

/** How many there are along the track; each bar says its number under the pointer, the whole where most are. */
function Bars({ group, bars, from, to }: BarsProps) {
  const most = Math.max(...bars)
  const words = (index: number) =>
    `${formatCount(bars[index] ?? 0)} ${barLabel(group.key, barValues(index, group))}`
  return (
    <div className="bars" role="img" aria-label={`Most of them: ${words(bars.indexOf(most))}`}>
      {bars.map((count, index) => {
        const middle = (index + 0.5) / bars.length
        return (
          <i
            key={index}
            className={middle >= from && middle <= to ? 'on' : undefined}
            style={{ '--h': barHeight(count, most) } as CSSProperties}
            title={count > 0 ? words(index) : undefined}
          />
        )
      })}
    </div>
  )
}

/** The price slider's thumbs stay this far apart (SRCH-35). */
const PRICE_GAP = 1

type SliderRange = { min: number; max: number }

/**
 * The range after one handle moved: it stops `gap` (1 for prices, SRCH-35) short of the other handle, which does not
 * move.
 */
export function movePriceHandle(
  range: SliderRange,
  handle: 'min' | 'max',
  to: number,
  gap: number = PRICE_GAP,
): SliderRange {
  if (handle === 'min') return { min: Math.min(to, range.max - gap), max: range.max }
  return { min: range.min, max: Math.max(to, range.min + gap) }
}
