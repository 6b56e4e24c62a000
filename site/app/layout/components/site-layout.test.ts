import { expect, it } from 'vitest'
import type { LayoutTenant } from '#app/page/layout-model.ts'
import { maskNumber } from './site-layout.tsx'

const main = { text: '02 5550 0142', href: 'tel:0255500142' }
const other = { text: '02 5550 0156', href: 'tel:0255500156' }
const tenant = { phone: main, places: [{ phone: main }, { phone: other }, { phone: null }] } as LayoutTenant

it('PHONE-01: a number that the page masks is masked in header and footer, and still called', () => {
  const { phone, places } = maskNumber(tenant, { href: main.href, masked: '02 55** ****' })
  expect(phone).toEqual({ href: main.href, text: '02 55** ****' })
  expect(places.map((place) => place.phone?.text)).toEqual(['02 55** ****', other.text, undefined])
})

it.each([null, { href: main.href, masked: '' }, { href: 'tel:1', masked: '1' }])(
  'with %j every number is in full',
  (number) => expect(maskNumber(tenant, number)).toEqual(tenant),
)
