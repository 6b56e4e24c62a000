// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Bounds } from '#app/domain/search-address/search-state.ts'
import type { RangeGroup } from '../filter-model.ts'
import { RangeSlider } from './range-slider.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const group = {
  ...{ kind: 'range', key: 'price', title: 'Price', open: true, picks: [], bars: null },
  ...{ min: 5_000, max: 250_000, step: 500, median: 40_000 },
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
