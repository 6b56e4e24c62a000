import { expect, it, vi } from 'vitest'
import { orMissing } from './later.tsx'

const gone = async () => Promise.reject(new TypeError('no network'))

it('is the part where it comes', async () => {
  expect(await orMissing(async () => 'part', 'missing')).toBe('part')
})

it('is what stands for a part that does not come, and never a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await orMissing(gone, 'missing')).toBe('missing')
  const settled = vi.fn()
  void orMissing(gone).then(settled, settled)
  await new Promise(setImmediate)
  expect(settled).not.toHaveBeenCalled()
})
