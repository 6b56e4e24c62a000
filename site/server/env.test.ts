import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const whole = {
  SANITY_PROJECT_ID: 'forecourt',
  SANITY_READ_TOKEN: 'token',
  MEILI_URL: 'http://127.0.0.1:7700/',
  SESSION_SECRET: 'x'.repeat(32),
}

test('fills in what has a default and takes an empty variable for an unset one', () => {
  const env = readEnv({ ...whole, PORT: '', LOG_LEVEL: '' })
  expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, BASE_DOMAIN: 'localhost', LOG_LEVEL: 'info' })
  expect(env.MEILI_URL).toBe('http://127.0.0.1:7700')
  expect(env.SANITY_API_HOST).toBeUndefined()
})

test('lists all errors at once, by variable', () => {
  const wrong = () =>
    readEnv({ PORT: 'x', SESSION_SECRET: 'short', MEILI_URL: 'nowhere', PHOTO_HOSTS: 'a.example' })
  for (const name of ['PORT', 'SESSION_SECRET', 'MEILI_URL', 'PHOTO_HOSTS', 'SANITY_PROJECT_ID: is missing'])
    expect(wrong).toThrow(new RegExp(`^  ${name}`, 'm'))
})

const edge = { ...whole, TRUSTED_PROXIES: '1', EDGE_CACHE_TOKEN: 't' }

test.each([
  ['Varnish at two addresses', { EDGE_CACHE: 'varnish', EDGE_CACHE_URL: 'http://a:6081, http://b:6081' }],
  ['Fastly', { EDGE_CACHE: 'fastly', EDGE_CACHE_ID: 'SU1Z0isxPaozGVKXdv0eY' }],
  ['Cloudflare', { EDGE_CACHE: 'cloudflare', EDGE_CACHE_ID: '023e105f4ecef8ad9ca31a8372d0c353' }],
])('takes %s at the edge', (_what, more) => {
  expect(readEnv({ ...edge, ...more }).EDGE_CACHE).toBe(more.EDGE_CACHE)
})

test.each([
  ['a product of another name', { EDGE_CACHE: 'akamai' }, 'EDGE_CACHE'],
  ['Varnish without addresses', { EDGE_CACHE: 'varnish' }, 'EDGE_CACHE_URL: is missing'],
  ['an address with a path', { EDGE_CACHE: 'varnish', EDGE_CACHE_URL: 'http://a/x' }, 'EDGE_CACHE_URL'],
  [
    'no secret',
    { EDGE_CACHE: 'varnish', EDGE_CACHE_URL: 'http://a', EDGE_CACHE_TOKEN: '' },
    'EDGE_CACHE_TOKEN',
  ],
  [
    'Fastly without its service',
    { EDGE_CACHE: 'fastly' },
    'EDGE_CACHE_ID: is missing, the id of the service',
  ],
  ['an id that leaves its path', { EDGE_CACHE: 'cloudflare', EDGE_CACHE_ID: '../x' }, 'EDGE_CACHE_ID'],
  [
    'no proxy that is trusted',
    { EDGE_CACHE: 'fastly', EDGE_CACHE_ID: 'x', TRUSTED_PROXIES: '0' },
    'TRUSTED_PROXIES',
  ],
  ['variables of a cache without its name', {}, 'EDGE_CACHE: is missing'],
])('refuses %s at the edge', (_what, more, named) => {
  expect(() => readEnv({ ...edge, ...more })).toThrow(new RegExp(`^ {2}${named}`, 'm'))
})

test('does not repeat a secret in an error', () => {
  expect(() => readEnv({ ...whole, SESSION_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s)
})

test('reads photo hosts as pairs of host and origin', () => {
  const { PHOTO_HOSTS } = readEnv({
    ...whole,
    PHOTO_HOSTS: 'A.example=http://127.0.0.1:1/, b.example=https://b.example',
  })
  expect([...PHOTO_HOSTS]).toEqual([
    ['a.example', 'http://127.0.0.1:1'],
    ['b.example', 'https://b.example'],
  ])
})

test('reads the hosts that draw as names', () => {
  const { DRAWN_PHOTO_HOSTS } = readEnv({ ...whole, DRAWN_PHOTO_HOSTS: 'A.example, b.example' })
  expect([...DRAWN_PHOTO_HOSTS]).toEqual(['a.example', 'b.example'])
  expect(readEnv(whole).DRAWN_PHOTO_HOSTS.size).toBe(0)
})

test('reads the drawings without background as paths, and refuses addresses', () => {
  const { DRAWN_CUT_OUTS } = readEnv({ ...whole, DRAWN_CUT_OUTS: 'suv-slim/hero, ute-block/side' })
  expect([...DRAWN_CUT_OUTS]).toEqual(['suv-slim/hero', 'ute-block/side'])
  expect(() => readEnv({ ...whole, DRAWN_CUT_OUTS: 'https://photos.example/a' })).toThrow('DRAWN_CUT_OUTS')
})
