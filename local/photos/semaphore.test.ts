import { expect, it } from 'vitest'
import { Semaphore, TooBusyError } from './semaphore.ts'

it('Semaphore: limits running and queued work and rejects the rest with TooBusyError', async () => {
  const semaphore = new Semaphore({ maxRunning: 2, maxQueued: 1 })
  const release: (() => void)[] = []
  let running = 0
  const work = async () => {
    running++
    await new Promise<void>((open) => release.push(open))
    running--
  }
  const taken = [semaphore.run(work), semaphore.run(work), semaphore.run(work)]
  await expect(semaphore.run(work)).rejects.toThrow(TooBusyError)
  expect(running).toBe(2)
  release[0]?.()
  await taken[0]
  expect(running).toBe(2)
  release[1]?.()
  release[2]?.()
  await Promise.all(taken)
  expect(running).toBe(0)
})

it('Semaphore: releases its slot when the work fails', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxQueued: 0 })
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(async () => 'done')).toBe('done')
})
