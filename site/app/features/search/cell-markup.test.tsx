import { createRemixStub } from '@remix-run/testing'
import React from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { soldCar, testCar } from '#app/features/car/testing/test-cars.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { findMarkup } from '#app/kept-markup.server.ts'
import { KeptMarkup } from '#app/kept-markup.ts'
import { getSearch } from './queries.server.ts'
import { ResultsPage } from './results/components/results-page.tsx'

const tile = {
  id: 'tile-1',
  name: 'Tile one',
  headline: 'Trade in & save',
  text: '',
  linkLabel: '',
  link: '',
  background: 'brand',
  wide: false,
  position: 2,
  display: [],
  strictDisplay: false,
  sites: ['a'],
}
const cars = [testCar(), testCar({ id: 'b', slug: 'b', reserved: true }), soldCar(2)]
const answer = {
  cars,
  total: 3,
  totalPages: 1,
  page: 1,
  facets: { make: [{ value: 'Volta', count: 3 }] },
  stats: {},
  ms: 1,
}
const dealerContext = () => testDealer({ promoTiles: [tile] }, { search: async () => answer })

// The router of a test is a browser's, whose layout effects React warns of when it writes HTML.
beforeAll(() => void vi.spyOn(React, 'useLayoutEffect').mockImplementation(React.useEffect))

function htmlOf(page: Awaited<ReturnType<typeof getSearch>>, find: typeof findMarkup | null) {
  const Page = () => (
    <KeptMarkup.Provider value={find}>
      <ResultsPage page={page} />
    </KeptMarkup.Provider>
  )
  const Stub = createRemixStub([{ path: '*', Component: Page }])
  return renderToString(<Stub initialEntries={['/search/used-cars']} />)
}

it('a page of kept cells is the page that React writes, letter for letter', async () => {
  const page = await getSearch(dealerContext(), 'used-cars', new URLSearchParams())
  const find = vi.fn(findMarkup)
  expect(htmlOf(page, find)).toBe(htmlOf(page, null))
  const found = find.mock.results.map(({ value }) => typeof value)
  const ofGroups = page.groups.map(({ key }) => (key === 'car_type' ? 'undefined' : 'string'))
  expect(found).toEqual([...ofGroups, ...page.cells.map(() => 'string')])
})

it('a car keeps its card from page to page, until one of its rules turns', async () => {
  const dealer = dealerContext()
  const cardAt = async (now: string) => {
    const page = await getSearch({ ...dealer, now }, 'used-cars', new URLSearchParams())
    return page.cells.find((cell) => cell.kind === 'car' && cell.car.gone)
  }
  const [before, after, later] = [
    await cardAt('2026-11-21T01:00:00.000Z'),
    await cardAt('2026-11-21T01:00:59.000Z'),
    await cardAt('2026-11-22T01:00:00.000Z'),
  ]
  expect(after?.kind === 'car' && after.car).toBe(before?.kind === 'car' && before.car)
  expect(later?.kind === 'car' ? later.car.gone : '').not.toBe(before?.kind === 'car' && before.car.gone)
})

it('each page that shows a kept card learns when it turns', async () => {
  const dealer = dealerContext()
  const told: (string | null | undefined)[][] = []
  for (let times = 0; times < 2; times += 1) {
    const mine: (string | null | undefined)[] = []
    await getSearch({ ...dealer, dependsUntil: (at) => mine.push(at) }, 'used-cars', new URLSearchParams())
    told.push(mine.filter(Boolean).sort())
  }
  expect(told[0]?.length).toBeGreaterThan(0)
  expect(told[1]?.at(0)).toBe(told[0]?.at(0))
})

it('a preview shares nothing', async () => {
  const dealer = { ...dealerContext(), preview: true }
  const first = await getSearch(dealer, 'used-cars', new URLSearchParams())
  const second = await getSearch(dealer, 'used-cars', new URLSearchParams())
  const [one, two] = [first, second].map(({ cells }) => cells[0])
  expect(one?.kind === 'car' && one.car).not.toBe(two?.kind === 'car' && two.car)
  expect(one?.kind === 'car' ? findMarkup(one.car, 'first cells') : '').toBeUndefined()
})
