import { expect, it } from 'vitest'
import { TOAST_FORGOTTEN_MS, withoutToast, withToast } from './toast-queue.ts'

const seen = (toasts: ReturnType<typeof withToast>) =>
  toasts.filter(({ dismissedAt }) => dismissedAt === null).map(({ text }) => text)

it('shows one toast at a time, the newest', () => {
  const first = withToast([], { id: 1, text: 'one' }, 0)
  const second = withToast(first, { id: 2, text: 'two' }, 500)
  expect(seen(second)).toEqual(['two'])
  expect(second).toHaveLength(2)
  expect(seen(withoutToast(second, 2, 900))).toEqual([])
})

it('removes a dismissed toast after its delay and not before', () => {
  const dismissed = withoutToast(withToast([], { id: 1, text: 'one' }, 0), 1, 10)
  const at = (now: number) => withToast(dismissed, { id: 2, text: 'two' }, now)
  expect(at(10 + TOAST_FORGOTTEN_MS - 1)).toHaveLength(2)
  expect(at(10 + TOAST_FORGOTTEN_MS)).toHaveLength(1)
})
