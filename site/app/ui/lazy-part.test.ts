import { expect, it, vi } from 'vitest'
import { loadOrFallback } from './lazy-part.tsx'

const fails = async () => Promise.reject(new TypeError('no network'))

it('loadOrFallback: resolves with the part when it loads', async () => {
  expect(await loadOrFallback(async () => 'part', 'missing')).toBe('part')
})

it('loadOrFallback: resolves with the fallback when loading fails, and never rejects', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await loadOrFallback(fails, 'missing')).toBe('missing')
  const settled = vi.fn()
  void loadOrFallback(fails).then(settled, settled)
  await new Promise(setImmediate)
  expect(settled).not.toHaveBeenCalled()
})
