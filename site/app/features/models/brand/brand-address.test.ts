import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { brandAddress } from './brand-address.ts'

const bundle = {
  pages: [{ slug: 'isuzu/overview' }, { slug: 'about-us' }, { slug: 'a/b/overview' }],
  models: [],
  tenant: { ...testDealer().bundle.tenant, dealershipWebsites: [{ makeSlug: 'toyota' }] },
}

test.each([
  ['a make sold new', 'toyota', '/toyota/overview'],
  ['a make in other letters', 'Toyota', '/toyota/overview'],
  ['a make whose page staff wrote', 'isuzu', '/isuzu/overview'],
  ['a make without a page', 'kia', null],
  ['a page that is no make', 'about-us', null],
  ['an address of two parts', 'a/b', null],
])('%s leads to its page or nowhere', (_what, slug, address) => {
  expect(brandAddress(bundle, slug)).toBe(address)
})
