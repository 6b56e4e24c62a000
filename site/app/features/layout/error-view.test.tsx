import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorView } from './components/error-view.tsx'

const tenant = { name: 'Dealer A', phone: { text: '07 5550 0199', href: 'tel:0755500199' } }

test('a page that is out says whom to call instead, with a link to the number', () => {
  const page = renderToStaticMarkup(<ErrorView status={503} tenant={tenant} />)
  expect(page).toContain('Please call us on 07 5550 0199, or try again in a few minutes.')
  expect(page).toContain('href="tel:0755500199"')
})

test('a page that is missing names no number in its words', () => {
  expect(renderToStaticMarkup(<ErrorView status={404} tenant={tenant} />)).not.toContain('Please call us')
})
