import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeTimes, measureTimes } from './times.ts'

/** Measures this machine's current speed: a fixed loop, and a minimal node:http answer through fetch. */
export async function calibrate(): Promise<[string, string, string][]> {
  const loop = await measureTimes(10, async () => {
    let sum = 0
    for (let at = 0; at < 20_000_000; at++) sum = (sum + at * 7) % 1_000_003
    return sum
  })
  const server = createServer((_, response) => response.end('{"ok":true}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const raw = await measureTimes(300, async () => (await fetch(url)).text())
  server.closeAllConnections()
  server.close()
  return [
    ['calibration: 20 million steps of a loop', describeTimes(loop), ''],
    ['calibration: raw node:http answer', describeTimes(raw), ''],
  ]
}
