import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SpinModel } from '../gallery-section.server.ts'
import { useSpin } from './use-spin.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const SPIN = {
  first: { src: '/first.webp', width: 600, height: 400, alt: '' },
  thumb: '/thumb.webp',
  href: '/cars/one/spin',
  rotates: true,
} as SpinModel

let asked: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(String(input))
    return Response.json({ small: [], large: [], hotspots: [] })
  })
})
afterEach(() => void vi.useRealTimers())

async function stateAfterLoad(spin: SpinModel, { isFirst = true, lessMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  const root = createRoot(document.createElement('div'))
  let kind = ''
  function Spin() {
    kind = useSpin(spin, isFirst).state.kind
    return null
  }
  act(() => root.render(<Spin />))
  const before = kind
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  act(() => root.unmount())
  return { before, opens: asked.includes(SPIN.href) }
}

it('VDP-05: a spin that the gallery opens with opens by itself, once the page is idle', async () => {
  expect(await stateAfterLoad(SPIN)).toEqual({ before: 'closed', opens: true })
})

it.each([
  ['the dealer switched it off', { ...SPIN, rotates: false }, {}],
  ['the gallery opens with the pictures', SPIN, { isFirst: false }],
  ['the visitor asked for less motion', SPIN, { lessMotion: true }],
])('VDP-05: it waits for a press where %s', async (_why, spin, how) => {
  expect(await stateAfterLoad(spin, how)).toEqual({ before: 'closed', opens: false })
})
