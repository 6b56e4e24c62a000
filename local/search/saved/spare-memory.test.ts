import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { releaseMemory } from './spare-memory.ts'

const megabytes = () => getHeapStatistics().total_heap_size / 1e6

test('releaseMemory: returns freed memory to the system', () => {
  releaseMemory()
  const before = megabytes()
  const made = Array.from({ length: 400_000 }, (_, at) => [at])
  expect(made.length).toBe(400_000)
  expect(megabytes()).toBeGreaterThan(before + 10)
  made.length = 0
  releaseMemory()
  expect(megabytes()).toBeLessThan(before + 5)
})
