// A stock file from a real server: what has not changed, what fails and passes, what is refused.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANY_NETWORK, type FetchRequest, fetchFile, type Network, PUBLIC_NETWORK } from './fetch-file.ts'

const CSV = 'stocknum,make\nA1,Kia\n'
const MOST = 1_000

let folder = ''
let server: Server
let other: Server
let seen: IncomingMessage[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'))
  seen = []
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request)
    answer(request, response)
  }
  server = createServer(handle)
  other = createServer(handle)
  for (const each of [server, other])
    await new Promise<void>((done) => each.listen(0, '127.0.0.1', () => done()))
})
afterEach(async () => {
  for (const each of [server, other]) {
    each.closeAllConnections()
    await new Promise((done) => each.close(done))
  }
  await rm(folder, { recursive: true })
})

const portOf = (each: Server) => (each.address() as AddressInfo).port
const at = (path: string, host = '127.0.0.1', each = server) => `http://${host}:${portOf(each)}${path}`
const get = (request: Partial<FetchRequest> = {}, more: { network?: Network; timeoutMs?: number } = {}) =>
  fetchFile(
    { address: at('/out/stock.csv?key=k'), headers: {}, etag: '', lastModified: '', ...request },
    { folder, maxBytes: MOST, timeoutMs: 2_000, network: ANY_NETWORK, firstPauseMs: 5, ...more },
  )
const end = (status: number, headers: Record<string, string> = {}, body: string | Buffer = '') => {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

describe('a file', () => {
  it('is stored with its name and how it is known again', async () => {
    end(200, { etag: '"1"', 'last-modified': 'Mon, 23 Nov 2026 00:00:00 GMT' }, CSV)
    const found = await get()
    expect(found).toMatchObject({ kind: 'file', name: 'stock.csv', bytes: CSV.length, etag: '"1"' })
    expect(await readFile('path' in found ? found.path : '', 'utf8')).toBe(CSV)
  })

  it('that has not changed is not sent again', async () => {
    end(304)
    expect(await get({ etag: '"1"', lastModified: 'then' })).toEqual({ kind: 'same' })
    expect(seen[0]?.headers).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': 'then' })
  })

  it('that is sent packed is unpacked, and counted unpacked', async () => {
    end(200, { 'content-encoding': 'gzip' }, gzipSync(CSV))
    expect(await get()).toMatchObject({ bytes: CSV.length })
    end(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(MOST + 1)))
    await expect(get()).rejects.toThrow('The file has more than')
  })

  it('keeps a name that a server gives from leading anywhere', async () => {
    end(200, { 'content-disposition': 'attachment; filename="../../etc/pass|wd.csv"' }, CSV)
    expect(await get()).toMatchObject({ name: 'pass-wd.csv' })
  })

  it('is taken from an address whose escapes say no text', async () => {
    end(200, {}, CSV)
    expect(await get({ address: at('/100%.csv') })).toMatchObject({ kind: 'file' })
  })

  it('comes after a 500, and a server that is always out is asked three times', async () => {
    answer = (_, response) => response.writeHead(seen.length < 2 ? 500 : 200).end(CSV)
    expect(await get()).toMatchObject({ kind: 'file' })
    end(503)
    seen = []
    await expect(get()).rejects.toThrow('answered 503')
    expect(seen).toHaveLength(3)
  })

  it.each([
    ['401', 401, /user name, password or header is not right/],
    ['403', 403, /is not right/],
    ['404', 404, /no file at this address/],
    ['204', 204, /answered 204/],
  ])(
    'is told of in words where the server answers %s, which is not tried again',
    async (_, status, words) => {
      end(status)
      await expect(get()).rejects.toThrow(words)
      expect(seen).toHaveLength(1)
    },
  )

  it.each([
    ['says so', { 'content-length': String(MOST + 1) }],
    ['does not say so', {}],
  ])('that is too large and %s is refused, and nothing of it stays', async (_, headers) => {
    end(200, headers, Buffer.alloc(MOST + 1, 'a'))
    await expect(get()).rejects.toThrow('more than')
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['never answers', () => {}],
    [
      'stops in the middle',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(200).write('a'),
    ],
  ])('of a server that %s is given up in time', async (_, hang) => {
    answer = hang
    await expect(get({}, { timeoutMs: 60 })).rejects.toThrow('in time')
    expect(await readdir(folder)).toEqual([])
  })

  it('whose connection breaks is tried again, and nothing of it stays', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '50' }).write('a', () => response.destroy())
    }
    await expect(get()).rejects.toThrow('does not answer')
    expect(seen).toHaveLength(3)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a redirect', () => {
  const lead = (location: string) => {
    answer = (request, response) =>
      request.url === '/end' ? response.end(CSV) : response.writeHead(302, { location }).end()
  }

  it('is followed, with the password to its own origin alone', async () => {
    const headers = { authorization: 'Basic x' }
    lead('/end')
    expect(await get({ headers })).toMatchObject({ kind: 'file' })
    lead(at('/end', '127.0.0.1', other))
    await get({ headers })
    expect(seen.map((request) => request.headers.authorization)).toEqual([
      'Basic x',
      'Basic x',
      'Basic x',
      undefined,
    ])
  })

  it('without end, to nowhere or to another kind of address is refused', async () => {
    lead('/again')
    await expect(get()).rejects.toThrow('without end')
    for (const location of ['file:///etc/passwd', 'gopher://x.example/']) {
      lead(location)
      await expect(get()).rejects.toThrow('begins with https')
    }
  })
})

describe('an address that is not on the public internet', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[2002:7f00:1::1]/',
    'http://[2001:0:7f00:1::1]/',
    'http://[2001:db8::1]/',
    'http://[fd00::1]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://stock.localhost/',
    'http://printer/',
    'http://nas.local/',
    'http://metadata.google.internal/',
    'http://metadata.google.internal./',
  ])('is refused before anything is sent: %s', async (address) => {
    await expect(get({ address }, { network: PUBLIC_NETWORK })).rejects.toThrow('not on the public internet')
  })

  it('is refused where a name resolves to it, at first or after a redirect', async () => {
    const lookup: Network['lookup'] = (hostname, _options, found) =>
      found(new Error(`${hostname} is not on the public internet`), [])
    const network = { accepts: () => true, lookup }
    await expect(get({ address: at('/x', 'feed.example') }, { network })).rejects.toThrow(
      'not on the public internet',
    )
    answer = (_, response) => response.writeHead(302, { location: at('/x', 'feed.example') }).end()
    await expect(get({}, { network })).rejects.toThrow('not on the public internet')
    expect(seen).toHaveLength(1)
  })

  it.each(['127.0.0.2', '[::1]', '169.254.169.254', 'localhost'])(
    'is refused once a public one leads on to it: %s',
    async (host) => {
      // This server stands for the public internet.
      const accepts = (name: string) => name === '127.0.0.1' || PUBLIC_NETWORK.accepts(name)
      answer = (_, response) => response.writeHead(302, { location: at('/secret', host) }).end()
      await expect(get({}, { network: { ...PUBLIC_NETWORK, accepts } })).rejects.toThrow(
        'not on the public internet',
      )
      expect(seen).toHaveLength(1)
    },
  )

  it.each(['ftp://x.example/a.csv', 'https://user:pass@x.example/a.csv', 'stock.csv', ''])(
    'is refused for another reason: %s',
    async (address) => {
      await expect(get({ address })).rejects.toThrow(/begins with https|own fields/)
    },
  )
})
