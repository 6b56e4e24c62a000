import { createRemixStub } from '@remix-run/testing'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { CALCULATOR_USED } from '#app/parts/money/calculator/calculator-used.ts'
import { siteCalculator } from '../../pay-week/site-calculator.server.ts'
import { SiteCalculatorSection } from './site-calculator-section.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const LENDER = { provider: 'Angle', interestRate: 8.5, comparisonRate: 9.1, termMonths: 60 }
let close = () => Promise.resolve()

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true }))
afterEach(async () => {
  await close()
  Reflect.deleteProperty(window, 'dataLayer')
})

/** The section as the finance page shows it for $150 a week, and how to go on to another week. */
async function open(calculator: object = {}) {
  const dealer = testDealer({ tenant: { calculator, financeProvider: 'Angle', lenders: [LENDER] } })
  const [lender] = dealer.bundle.tenant.lenders
  if (!lender) throw new Error('The lender was not parsed.')
  const asked = { dealer, query: new URLSearchParams(), applyHref: '/apply' }
  let goTo = (_: number) => {}
  const Page = () => {
    const [weekly, setWeekly] = useState(150)
    goTo = setWeekly
    const model = siteCalculator(lender, { weekly, reachedCents: weekly * 20_000 }, asked)
    return <SiteCalculatorSection weekly={weekly} calculator={model} />
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const Stub = createRemixStub([{ path: '/', Component: Page }])
  await act(async () => root.render(<Stub />))
  close = async () => {
    await act(async () => root.unmount())
    host.remove()
  }
  return { host, show: (weekly: number) => act(async () => goTo(weekly)) }
}

const buildField = (host: Element, name: string) =>
  host.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement

/** Types a value as a person does, and leaves the field. */
function type(host: Element, name: string, value: string) {
  const field = buildField(host, name)
  // React hears of a value only that it has not set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  return act(async () => {
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

test('FIN-16: the term of the finance page is held to 1 to 7 years in half years', async () => {
  const { host } = await open()
  for (const [typed, held] of [
    ['0.5', '1'],
    ['8', '7'],
    ['3.3', '3.5'],
  ] as const) {
    await type(host, 'term', typed)
    expect(buildField(host, 'term').value).toBe(held)
  }
})

test('FIN-16: terms that the dealer names are chosen on the finance page by their place in the list', async () => {
  const { host } = await open({ termChoices: [1, 3, 5] })
  const slider = host.querySelector('[aria-label="Term, slider"]')
  expect([slider?.getAttribute('min'), slider?.getAttribute('max')]).toEqual(['0', '2'])
  expect(buildField(host, 'term').value).toBe('5')
  await type(host, 'term', '3')
  expect(slider?.getAttribute('aria-valuetext')).toBe('3 years')
})

test('ANA-02: the first change to the finance page’s calculator is an event, once a page', async () => {
  const events = () => (window as { dataLayer?: { event_id: number }[] }).dataLayer ?? []
  const { host, show } = await open()
  expect(events()).toEqual([])
  await type(host, 'deposit', '2000')
  await type(host, 'term', '4')
  await show(200)
  await type(host, 'deposit', '3000')
  expect(events().map(({ event_id }) => event_id)).toEqual([CALCULATOR_USED])
})
