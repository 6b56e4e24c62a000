import { afterEach, expect, it, vi } from 'vitest'
import { localStore } from '#app/ui/browser-storage.ts'
import { afterConsent, storeConsent } from './consent.ts'

afterEach(() => localStore.write('measuring', ''))

it('what waits for the answer comes at once where nobody asks, or where it was given', () => {
  const act = vi.fn()
  afterConsent(false, act)
  expect(act).toHaveBeenCalledTimes(1)
  storeConsent('no')
  afterConsent(true, act)
  expect(act).toHaveBeenCalledTimes(2)
})

it('what waits for the answer comes after it, once, whichever it is, and not when it no longer waits', () => {
  const [act, gone] = [vi.fn(), vi.fn()]
  afterConsent(true, act)
  afterConsent(true, gone)()
  expect(act).not.toHaveBeenCalled()
  storeConsent('no')
  storeConsent('yes')
  expect(act).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
})
