import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { findRedirect } from './follow.server.ts'

const REDIRECTS = [
  { id: 'one', from: '/old', to: '/middle' },
  { id: 'two', from: '/middle', to: '/special-offers' },
  { id: 'three', from: '/summer', to: '/offers-of-summer', permanent: false },
  { id: 'four', from: '/round', to: '/about' },
  { id: 'five', from: '/about', to: '/round' },
]

/** A request whose database does not answer: the visit is not counted, and the visitor is sent on. */
function createContext(path: string) {
  const warned: unknown[] = []
  const dealer = testDealer({ redirects: REDIRECTS })
  const db = {
    insertInto: () => {
      throw new Error('down')
    },
  }
  const context = {
    site: { kind: 'dealer', bundle: dealer.bundle },
    url: new URL(path, 'http://a.example'),
    now: dealer.now,
    db,
    preview: false,
    log: { warn: (_details: object, text: string) => warned.push(text) },
  } as unknown as RequestContext
  return { context, warned }
}

test.each([
  ['/old', 301, '/special-offers'],
  ['/OLD/?gclid=1', 301, '/special-offers?gclid=1'],
  ['/old.data?x=1', 301, '/special-offers?x=1'],
  ['/summer', 302, '/offers-of-summer'],
])('%s answers %i to %s', async (path, status, to) => {
  const { context, warned } = createContext(path)
  const answer = await findRedirect(context)
  expect(answer?.status).toBe(status)
  expect(answer?.headers.get('location')).toBe(to)
  expect(warned).toEqual(['a visit by a redirect was not counted'])
})

test('redirects in a circle, and addresses without one, lead nowhere', async () => {
  expect(await findRedirect(createContext('/round').context)).toBeNull()
  expect(await findRedirect(createContext('/%E0%A4%A').context)).toBeNull()
  expect(await findRedirect(createContext('/other').context)).toBeNull()
})
