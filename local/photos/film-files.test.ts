import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILMS } from './films.ts'
import { createPhotoServer } from './photo-server.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createPhotoServer(join(import.meta.dirname, 'layers'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/${name.replace('/', '/film/')}.webm`, { headers, method })

describe.each(FILMS)('the film of %s', (name) => {
  it('is a WebM below 200 kB, answered 304 to its etag', async () => {
    const answer = await get(name)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/webm'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(bytes.length).toBeLessThan(200_000)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(name, { 'if-none-match': etag })).status).toBe(304)
  })

  it('byte ranges: joined, they equal the whole film; out of bounds answers 416', async () => {
    const whole = Buffer.from(await (await get(name)).arrayBuffer())
    const start = await get(name, { range: 'bytes=0-999' })
    expect(start.headers.get('content-range')).toBe(`bytes 0-999/${whole.length}`)
    const rest = await get(name, { range: 'bytes=1000-' })
    expect([start.status, rest.status]).toEqual([206, 206])
    const parts = [start, rest].map(async (part) => Buffer.from(await part.arrayBuffer()))
    expect(Buffer.concat(await Promise.all(parts)).equals(whole)).toBe(true)
    const end = await get(name, { range: 'bytes=-10' })
    expect(Buffer.from(await end.arrayBuffer()).equals(whole.subarray(-10))).toBe(true)
    expect((await get(name, { range: `bytes=${whole.length}-` })).status).toBe(416)
    const changed = await get(name, { range: 'bytes=0-9', 'if-range': '"other"' })
    expect(changed.status, 'an outdated if-range answers the whole film').toBe(200)
    const head = await get(name, { range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('content-length'), (await head.text()).length]).toEqual([
      206,
      '10',
      0,
    ])
  })
})

it('film of an unknown vehicle: answers 404', async () => {
  for (const name of ['suv-shield/red', 'suv-shield/..', '../films/x'])
    expect((await get(name)).status, name).toBe(404)
})
