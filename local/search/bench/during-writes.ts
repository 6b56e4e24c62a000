import type { BenchClient } from './http-client.ts'
import type { RequestKind } from './requests.ts'
import { printRow, Timing } from './timing.ts'

const BETWEEN_MS = 5

/** Runs searches of all kinds in turn during a write; prints their times and that of the write. */
export async function measureDuring(
  name: string,
  kinds: readonly RequestKind[],
  client: BenchClient,
  write: () => Promise<unknown>,
): Promise<void> {
  const timing = new Timing()
  const started = performance.now()
  let isDone = false
  const written = write().finally(() => {
    isDone = true
  })
  for (let round = 0; !isDone; round += 1) {
    const kind = kinds[round % kinds.length]
    if (!kind) throw new Error('There is no kind of request to measure.')
    const { path, body } = kind.make()
    await timing.take(() => client.call('POST', path, body))
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  await written
  printRow(
    `searches while ${name}`,
    timing.row(),
    `the write took ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
