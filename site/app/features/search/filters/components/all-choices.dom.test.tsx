import { useLoaderData, useLocation } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import { ResultsPage } from '../../components/results-page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const counts = (...values: string[]) => values.map((value) => ({ value, count: 3 }))
const search = async () => ({
  cars: [testCar()],
  total: 30,
  totalPages: 2,
  page: 1,
  stats: {},
  ms: 1,
  facets: {
    car_type: counts('used', 'new'),
    make: counts('Volta', 'Astra'),
    seats: counts('2', '5', '7'),
    doors: counts('3', '5'),
  },
})

/** The page of results in a browser: what it asked the server for, and the address it shows. */
async function openResults(address: string) {
  const asked: string[] = []
  const shown: string[] = []
  const Stub = createRemixStub([
    {
      path: '/search/*',
      loader: ({ request }) => {
        const { pathname, search: query, searchParams } = new URL(request.url)
        asked.push(pathname + query)
        return getSearch(testDealer({}, { search }), pathname.slice('/search/'.length), searchParams)
      },
      Component: () => {
        const { pathname, search: query } = useLocation()
        if (shown.at(-1) !== pathname + query) shown.push(pathname + query)
        const page = useLoaderData() as SearchModel
        return <ResultsPage page={page} SentenceBox={() => null} FollowForm={() => null} />
      },
    },
  ])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => root.render(<Stub initialEntries={[address]} />))
  await vi.waitFor(() => expect(host.querySelector('.fgroup')).not.toBeNull())
  close = () => {
    act(() => root.unmount())
    host.remove()
  }
  const group = (title: string) =>
    [...host.querySelectorAll('details')].find((each) => each.querySelector('summary')?.textContent === title)
  const choices = (title: string) =>
    [...(group(title)?.querySelectorAll('input') ?? [])].map(({ value }) => value)
  const unfold = (title: string) => act(async () => void group(title)?.dispatchEvent(new Event('toggle')))
  return { asked, shown, choices, unfold }
}
let close = () => {}
afterEach(() => close())

it('choices of filters come without a word in the address and without a step of the history', async () => {
  const { asked, shown, choices, unfold } = await openResults('/search/used-cars?more=1')
  expect(choices('Seats')).toEqual([])
  await unfold('Seats')
  await vi.waitFor(() => expect(choices('Seats')).toEqual(['2', '5', '7']))
  await unfold('Doors')
  await vi.waitFor(() => expect(choices('Doors')).toEqual(['3', '5']))
  expect(choices('Seats')).toEqual(['2', '5', '7'])
  expect(shown).toEqual(['/search/used-cars?more=1'])
  expect(asked.slice(1)).toEqual([
    '/search/used-cars?more=1&all=seats',
    '/search/used-cars?more=1&all=seats&all=doors',
  ])
})
