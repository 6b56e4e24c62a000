// A dealer's whole stock pushed at once: time until the response, and how long other requests wait
// meanwhile. Two loops run all the time: one for the site's health (its longest response is the longest time in which
// the main thread was blocked), one for pages.
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#db/database.ts'
import { PushKeys } from '#stock/push/push-keys.ts'
import { largeFeedVehicle } from '#stock/testing/large-feed.ts'
import { ask } from './load.ts'

const port = Number(process.env.E2E_SITE_PORT)
const dealer = process.env.BENCH_DEALER ?? ''
const host = `${dealer}.localhost:${port}`
const browser = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Chrome/150' }
const SIZES = [1, 2_000, 20_000]
const PAGES = ['/', '/search/new-used-and-demo-cars', '/search/used-cars?sortBy=price-asc', '/healthz']

const print = (what: string, value: string) => console.log(`${what.padEnd(58)} ${value}`)

/** Requests paths in turn until stopped; returns the longest duration and the number of requests. */
function requestLoop(paths: readonly string[], everyMs: number) {
  let longest = 0
  let count = 0
  let stopped = false
  const loop = async () => {
    while (!stopped) {
      const since = performance.now()
      const { status } = await ask({ port, path: paths[count % paths.length] ?? '/', headers: browser })
      if (status !== 200) throw new Error(`A page answered ${status} during a push.`)
      longest = Math.max(longest, performance.now() - since)
      count += 1
      await pause(everyMs)
    }
  }
  const ended = loop()
  return async () => {
    stopped = true
    await ended
    return { longest, count }
  }
}

function post(body: string, key: string): Promise<{ status: number; bytes: number }> {
  return new Promise((done, fail) => {
    const headers = { host, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const path = `/api/stock/${dealer}?format=dms-json`
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes }))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

async function measured(what: string, work: () => Promise<string>): Promise<void> {
  const [health, pages] = [requestLoop(['/healthz'], 2), requestLoop(PAGES, 20)]
  const since = performance.now()
  const result = await work()
  const ms = performance.now() - since
  const [{ longest, count }, requested] = [await health(), await pages()]
  const waits = `longest wait ${longest.toFixed(0)} ms of ${count}, for a page ${requested.longest.toFixed(0)} ms of ${requested.count}`
  print(what, `${ms.toFixed(0).padStart(7)} ms   ${waits}   ${result}`)
}

const db = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' })
const key = await new PushKeys({ db }).make(dealer, new Date().toISOString())
await db.destroy()
for (const path of PAGES) await ask({ port, path, headers: browser })
await measured('nothing pushed, three seconds', async () => {
  await pause(3_000)
  return ''
})
for (const size of SIZES) {
  const vehicles = Array.from({ length: size }, (_none, place) =>
    largeFeedVehicle(place, { location_code: '' }),
  )
  const body = JSON.stringify(vehicles)
  const megabytes = (Buffer.byteLength(body) / 1e6).toFixed(1)
  await measured(`${size} vehicles pushed, ${megabytes} MB`, async () => {
    const { status, bytes } = await post(body, key)
    if (status !== 200) throw new Error(`A push of ${size} answered ${status}.`)
    return `answered by ${(bytes / 1e6).toFixed(1)} MB`
  })
}
