import { expect, it, vi } from 'vitest'
import { loadOrFallback } from './lazy-part.tsx'

const gone = async () => Promise.reject(new TypeError('no network'))

it('is the part where it comes', async () => {
  expect(await loadOrFallback(async () => 'part', 'missing')).toBe('part')
})

it('is what stands for a part that does not come, and never a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await loadOrFallback(gone, 'missing')).toBe('missing')
  const settled = vi.fn()
  void loadOrFallback(gone).then(settled, settled)
  await new Promise(setImmediate)
  expect(settled).not.toHaveBeenCalled()
})
