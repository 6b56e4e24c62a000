import { expect, it } from 'vitest'
import { shrinkList } from './shrink.ts'

const hundred = Array.from({ length: 100 }, (_, at) => at)

it.each([[[17]], [[3, 98]], [[0, 50, 99]]])(
  'of a hundred choices those that cause the failure are left: %j',
  async (cause) => {
    const fails = async (left: readonly number[]) => cause.every((item) => left.includes(item))
    expect(await shrinkList(hundred, fails, { left: 500 })).toEqual(cause)
  },
)

it('a failure that no choice causes leaves none', async () => {
  expect(await shrinkList(hundred, async () => true, { left: 500 })).toEqual([])
})

it('after so many tries what is left still fails', async () => {
  const tries = { left: 5 }
  const left = await shrinkList(hundred, async (list) => list.includes(42), tries)
  expect(left).toContain(42)
  expect(tries.left).toBe(0)
})
