import type { DealerSummary } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { resolveHost } from './resolve-host.ts'

const dealer = (slug: string, hosts: string[] = []): DealerSummary => ({
  id: `tenant-${slug}`,
  slug,
  name: slug,
  hosts,
})
const dealers = [dealer('a', ['www.a.example']), dealer('b', ['a.base.example'])]
const resolve = (host: string, list = true) =>
  resolveHost(host, dealers, { baseDomain: 'base.example', list })

test('a dealer’s own host wins over a subdomain of the same name', () => {
  expect(resolve('a.base.example')).toEqual({ kind: 'dealer', dealer: dealers[1], host: 'a.base.example' })
})

test.each([
  ['www.a.example', 'a', 'www.a.example'],
  ['www.a.example.', 'a', 'www.a.example'],
  ['a.example', 'a', 'www.a.example'],
  ['b.base.example', 'b', 'b.base.example'],
  ['www.b.base.example', 'b', 'b.base.example'],
])('%s is the site of %s, known as %s', (asked, slug, host) => {
  expect(resolve(asked)).toMatchObject({ dealer: { slug }, host })
})

test('a name with and one without www of two dealers stay with their own', () => {
  const both = [dealer('c', ['c.example']), dealer('d', ['www.c.example'])]
  const rules = { baseDomain: 'base.example', list: false }
  expect(resolveHost('c.example', both, rules)).toMatchObject({ dealer: { slug: 'c' } })
  expect(resolveHost('www.c.example', both, rules)).toMatchObject({ dealer: { slug: 'd' } })
})

test.each([
  'c.base.example',
  'x.b.base.example',
  'x.a.example',
  'www.base.example',
  'b.base.example.evil.example',
  'bbase.example',
  '',
])('%j is an unknown host', (host) => {
  expect(resolve(host)).toEqual({ kind: 'unknown' })
})

const formerly = (host: string) =>
  resolveHost(host, dealers, {
    baseDomain: 'base.example',
    list: true,
    former: [dealer('gone', ['www.gone.example']), dealer('a', ['old.a.example'])],
  })

test.each(['www.gone.example', 'gone.example', 'gone.base.example', 'old.a.example', 'www.gone.example.'])(
  '%s of a dealer that was there a moment ago is not the same as a host that was never known',
  (host) => {
    expect(formerly(host)).toEqual({ kind: 'former' })
    expect(resolve(host)).toEqual({ kind: 'unknown' })
  },
)

test('a host belongs to its present dealer, not to a former one', () => {
  expect(formerly('www.a.example')).toMatchObject({ kind: 'dealer', dealer: { slug: 'a' } })
  expect(formerly('never.base.example')).toEqual({ kind: 'unknown' })
})

test('the bare domain lists the dealers only where that is allowed', () => {
  expect(resolve('base.example')).toEqual({ kind: 'list' })
  expect(resolve('127.0.0.1')).toEqual({ kind: 'list' })
  expect(resolve('base.example', false)).toEqual({ kind: 'unknown' })
})
