// What a bench's figures are compared by: how fast this machine is while it runs.
import { startRawServer } from './bench-servers.ts'
import { measureRate } from './load.ts'

/** Milliseconds of a fixed loop. */
export function timeLoop(): number {
  const since = performance.now()
  let sum = 0
  for (let index = 0; index < 50_000_000; index += 1) sum = (sum + index * 7) % 1_000_003
  return sum >= 0 ? performance.now() - since : 0
}

/** Requests a second of a node:http server that answers these bytes. */
export async function measureRawRate(bytes: Buffer): Promise<number> {
  const raw = await startRawServer(bytes)
  try {
    return await measureRate({ port: raw.port, path: '/' })
  } finally {
    raw.end()
  }
}
