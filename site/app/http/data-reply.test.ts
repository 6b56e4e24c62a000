import type { EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { computeFingerprint } from './data-reply.server.ts'

const entry = (loaderData: object, more: object = {}) =>
  ({
    staticHandlerContext: { loaderData, actionData: null, errors: null, statusCode: 200, ...more },
  }) as unknown as EntryContext
const of = (loaderData: object, more?: object) => computeFingerprint(entry(loaderData, more), new Headers())

const root = { requestId: 'a', stock: '1', layout: { name: 'Dealer' } }

test('pages of equal data, request and version of the stock apart, have one fingerprint', () => {
  const data = { root, page: { cars: [{ id: 'c', price: 1 }] } }
  const other = { root: { ...root, requestId: 'b', stock: '2' }, page: { cars: [{ id: 'c', price: 1 }] } }
  expect(of(data)).toBe(of(other))
})

test.each([
  ['a price', { root, page: { cars: [{ id: 'c', price: 2 }] } }],
  ['the frame', { root: { ...root, layout: { name: 'Other' } }, page: { cars: [{ id: 'c', price: 1 }] } }],
  ['an entry of a map', { root, page: { cars: new Map([['c', 1]]) } }],
  ['another entry of a map', { root, page: { cars: new Map([['c', 2]]) } }],
])('a change of %s makes another fingerprint', (_, data) => {
  const known = [
    of({ root, page: { cars: [{ id: 'c', price: 1 }] } }),
    of({ root, page: { cars: new Map([['c', 3]]) } }),
  ]
  expect(of(data)).toMatch(/^[\w-]{43}$/)
  expect(known).not.toContain(of(data))
})

test('headers count: a page that sends others is another page', () => {
  const page = entry({ root })
  expect(computeFingerprint(page, new Headers({ link: '</a>' }))).not.toBe(
    computeFingerprint(page, new Headers()),
  )
})

test.each([
  ['an error', { root }, { errors: { root: new Error('no') } }],
  ['another status', { root }, { statusCode: 404 }],
  ['the result of an action', { root }, { actionData: { root: {} } }],
  ['deferred data', { root, page: { cars: Promise.resolve([]) } }, {}],
])('a page with %s has no fingerprint', (_, data, more) => {
  expect(of(data, more)).toBeNull()
})
