import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SpinView } from './spin-view.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false }))
HTMLElement.prototype.setPointerCapture = () => {}

it('VDP-06: after a drag the arrow keys change the frame, wherever the press put the focus', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const gallery = host.appendChild(document.createElement('section'))
  gallery.tabIndex = 0
  const root = createRoot(gallery)
  const sources = Array.from({ length: 36 }, (_, at) => `/${at}.webp`)
  const frames = { small: sources, large: sources, hotspots: [] }
  act(() => root.render(<SpinView frames={frames} alt="" rotates={false} takesFocus fail={() => {}} />))
  const slider = host.querySelector('input')
  const stage = host.querySelector('.spin__stage')
  const at = () => Number(slider?.value)
  const pointer = (type: string, x: number) =>
    act(() => void stage?.dispatchEvent(new MouseEvent(type, { clientX: x, button: 0, bubbles: true })))
  pointer('pointerdown', 200)
  // What a browser does with the press.
  act(() => gallery.focus())
  pointer('pointermove', 240)
  pointer('pointerup', 240)
  const dragged = at()
  expect(document.activeElement).toBe(slider)
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      ),
  )
  expect(at()).toBe((dragged + 1) % 36)
  act(() => root.unmount())
  host.remove()
})
