import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { ErrorView } from './components/error-view.tsx'

const tenant = { name: 'Dealer A', phone: { text: '07 5550 0199', href: 'tel:0755500199' } }

test('an unavailable page says whom to call instead, with a link to the number', () => {
  const page = pageHtml(<ErrorView status={503} tenant={tenant} />)
  expect(page).toContain('Please call us on 07 5550 0199, or try again in a few minutes.')
  expect(page).toContain('href="tel:0755500199"')
})

test('a page that is missing names no number in its words', () => {
  expect(pageHtml(<ErrorView status={404} tenant={tenant} />)).not.toContain('Please call us')
})
