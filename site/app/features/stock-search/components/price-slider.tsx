import type { CSSProperties, KeyboardEvent } from 'react'
import { movePriceHandle, PRICE_SLIDER } from '#app/domain/search/price-slider.ts'
import type { PriceGroup } from '../filter-model.ts'
import { placeOfPrice, priceAtPlace, TRACK_LENGTH } from '../price-track.ts'
import type { Bounds } from '../search-state.ts'

type PriceSliderProps = {
  group: PriceGroup
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
}

/** Two thumbs on a track whose middle is the median price (SRCH-34, SRCH-35); an end of the track is no bound. */
export function PriceSlider({ group: { median, bars }, bounds, onDrag, onDrop }: PriceSliderProps) {
  const range = { min: bounds[0] ?? PRICE_SLIDER.min, max: bounds[1] ?? PRICE_SLIDER.max }
  const low = placeOfPrice(range.min, median)
  const high = placeOfPrice(range.max, median)
  const moved = (handle: 'min' | 'max', to: number): Bounds => {
    const next = movePriceHandle(range, handle, Math.min(Math.max(to, PRICE_SLIDER.min), PRICE_SLIDER.max))
    return [next.min <= PRICE_SLIDER.min ? null : next.min, next.max >= PRICE_SLIDER.max ? null : next.max]
  }
  const thumb = (handle: 'min' | 'max') => ({
    type: 'range',
    min: 0,
    max: TRACK_LENGTH,
    value: handle === 'min' ? low : high,
    'aria-label': handle === 'min' ? 'Lowest price' : 'Highest price',
    'aria-valuetext': `$${range[handle].toLocaleString('en-AU')}`,
    onChange: (event: { target: { value: string } }) =>
      onDrag(moved(handle, priceAtPlace(Number(event.target.value), median))),
    onPointerUp: () => onDrop(bounds),
    onKeyDown: (event: KeyboardEvent) => {
      const steps = STEPS[event.key]
      if (steps === undefined) return
      event.preventDefault()
      onDrag(moved(handle, range[handle] + steps * PRICE_SLIDER.step))
    },
    onKeyUp: () => onDrop(bounds),
    onBlur: () => onDrop(bounds),
  })
  return (
    <div className="only-js">
      <Bars bars={bars} from={low / TRACK_LENGTH} to={high / TRACK_LENGTH} />
      <div className="range" style={{ '--lo': low / 10, '--hi': high / 10 } as CSSProperties}>
        <input {...thumb('min')} />
        <input {...thumb('max')} />
      </div>
    </div>
  )
}

function Bars({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) {
  return (
    <div className="bars" aria-hidden="true">
      {bars.map((height, index) => {
        const middle = (index + 0.5) / bars.length
        return (
          <i
            key={index}
            className={middle >= from && middle <= to ? 'on' : undefined}
            style={{ '--h': height } as CSSProperties}
          />
        )
      })}
    </div>
  )
}
