import { createRemixStub } from '@remix-run/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pageMeta } from '#app/page/page-meta.ts'
import { FormRouteError, RouteError } from './components/route-error.tsx'

const tenant = { name: 'Dealer A', phone: { text: '07 5550 0199', href: 'tel:0755500199' } }

/** The document of a route that failed with `error`, inside of the root's route. */
function documentWith(error: unknown, ErrorBoundary: typeof RouteError = RouteError): string {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      children: [{ id: 'form', index: true, Component: () => 'the form', ErrorBoundary }],
    },
  ])
  const loaderData = { root: { layout: { tenant }, requestId: 'reference-1' } }
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData, errors: { form: error } }} />)
}

const response = (status: number) => ({ status, statusText: '', data: '', internal: false })

test('an error of a route offers another try, the dealer’s number and a reference', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const page = documentWith(new Error('defect'))
  expect(page).toContain('Something went wrong on our side')
  expect(page).toContain('<a class="btn" href="">Try again</a>')
  expect(page).toContain('href="tel:0755500199"')
  expect(page).toContain('Reference reference-1')
  expect(page).not.toContain('sending a form')
})

test('a form’s route that is unavailable says how the form is sent again', () => {
  const page = documentWith(response(503), FormRouteError)
  expect(page).toContain('reload the page: your browser sends it again')
})

test.each([
  [404, 'We can’t find that page'],
  [410, 'This one’s been sold'],
  [405, 'This could not be done'],
  [422, 'This could not be done'],
])('status %i, which a retry does not change, offers other pages', (status, title) => {
  const page = documentWith(response(status), FormRouteError)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain('Search stock')
  expect(page).not.toContain('Try again')
  expect(page).not.toContain('sending a form')
})

test('the page of a car that has left names it instead of its status', () => {
  const data = {
    gone: '2020 Volta Altro',
    cards: [],
    alike: null,
    kinds: null,
    item: { one: 'car', many: 'cars' },
  }
  const page = documentWith({ ...response(410), data })
  expect(page).toContain('2020 Volta Altro')
  expect(page).not.toContain('410')
})

test('status 429 asks for a wait and offers another try', () => {
  const page = documentWith(response(429))
  expect(page).toContain('That’s a lot of clicks. Give it a minute')
  expect(page).toContain('Try again')
})

test('a page without data has the title of the root’s error', () => {
  const root = { meta: [{ title: 'Out for a moment | Dealer A' }] }
  expect(pageMeta(undefined, [root])).toEqual(root.meta)
  expect(pageMeta(undefined)).toEqual([])
})
