import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PRICE_SLIDER } from '#app/domain/search-address/search-ranges.ts'
import type { Bounds } from '#app/domain/search-address/search-state.ts'
import type { RangeGroup } from '#app/parts/search/filters/filter-model.ts'
import { countBars, trackOfBars } from '#app/parts/search/filters/range-track.ts'
import { RangeSlider } from './range-slider.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const group = {
  kind: 'range',
  key: 'price',
  title: 'Price',
  open: true,
  picks: [],
  bars: null,
  ...trackOfBars(PRICE_SLIDER, [{ value: 40_000, count: 4 }]),
} as unknown as RangeGroup

/** The bounds after a key on one thumb. */
function press(thumb: 0 | 1, key: string, bounds: Bounds): Bounds | undefined {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const onDrag = vi.fn<(bounds: Bounds) => void>()
  act(() => root.render(<RangeSlider group={group} bounds={bounds} onDrag={onDrag} onDrop={() => {}} />))
  const input = host.querySelectorAll('input')[thumb]
  act(() => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  act(() => root.unmount())
  host.remove()
  return onDrag.mock.calls[0]?.[0]
}

it.each([
  ['the lower thumb', 0, 'ArrowRight', [null, 300_000], [5_500, 300_000]],
  ['the upper thumb', 1, 'ArrowLeft', [3_000, 60_000], [3_000, 59_500]],
] as const)(
  'SRCH-34: %s leaves a bound beyond the other end of the track',
  (_name, thumb, key, before, after) => {
    expect(press(thumb, key, before)).toEqual(after)
  },
)

it.each([
  ['lower', 0, 'Home', [20_000, 60_000], [null, 60_000]],
  ['upper', 1, 'End', [20_000, 60_000], [20_000, null]],
] as const)(
  'SRCH-34: the %s thumb at its end of the track is no bound',
  (_name, thumb, key, before, after) => {
    expect(press(thumb, key, before)).toEqual(after)
  },
)

it('says of the bar of the dearest that it is open, and of the first that it begins below', () => {
  const counted = [
    ...Array.from({ length: 98 }, (_, index) => ({ value: 20_000 + index * 600, count: 1 })),
    ...[4_000, 210_000, 400_000].map((value) => ({ value, count: 1 })),
  ]
  const track = trackOfBars(PRICE_SLIDER, counted)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const priced = { ...group, ...track, bars: countBars(counted, track) }
  act(() =>
    root.render(<RangeSlider group={priced} bounds={[null, null]} onDrag={() => {}} onDrop={() => {}} />),
  )
  const titles = [...host.querySelectorAll<HTMLElement>('.bars i')].map(({ title }) => title)
  expect(titles[0]).toBe('1 under $8,500')
  expect(titles.at(-1)).toBe('2 at $89,000 and over')
  expect(titles).toContain('6 from $47,000 to $50,500')
  act(() => root.unmount())
  host.remove()
})
