import { expect, it } from 'vitest'
import { TooBusyError, Turns } from './turns.ts'

it('runs so many at a time, lets so many wait and refuses the rest', async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 1 })
  const doors: (() => void)[] = []
  let running = 0
  const work = async () => {
    running++
    await new Promise<void>((open) => doors.push(open))
    running--
  }
  const taken = [turns.take(work), turns.take(work), turns.take(work)]
  await expect(turns.take(work)).rejects.toThrow(TooBusyError)
  expect(running).toBe(2)
  doors[0]?.()
  await taken[0]
  expect(running).toBe(2)
  doors[1]?.()
  doors[2]?.()
  await Promise.all(taken)
  expect(running).toBe(0)
})

it('gives a turn back when the work fails', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 0 })
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'done')).toBe('done')
})
