import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { asideScripts, type Pieces } from '#app/aside.server.ts'
import { Cell } from '#app/features/search/results/components/cell.tsx'
import { parsedMarkup } from '#app/http/testing/parsed-markup.ts'
import { sendSearch } from '../send-search.server.ts'
import { CELLS, receiveSearch, type SearchModel } from './search-model.ts'

const page = {
  ...{
    meta: { title: 'Cars' },
    heading: 'Cars “in” "the" dealer\'s </script><!--',
    outcome: 'found',
    count: 1,
    pages: 1,
  },
  ...{
    cells: [
      { kind: 'car', car: { id: 'a', slug: 'a-car', name: 'A \u2028 car', price: '$1', facts: [] } },
      { kind: 'promo', tile: { id: 't', ground: 'dark', headline: 'No card', text: 'a-car' } },
    ],
    groups: [],
    crumbs: [],
  },
} as unknown as SearchModel

const asked = (path: string) => ({ url: new URL(path, 'http://a.example') })
const textOf = (pieces: Pieces) => Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()
const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T

afterEach(() => vi.unstubAllGlobals())

test('a page arrives with its document as it was sent, in a script that nothing in it ends', () => {
  const context = asked('/search/used-cars')
  const sent = sendSearch(page, context)
  expect(receiveSearch(sent)).toEqual(page)
  const scripts = textOf(asideScripts(context))
  const [, id = '', textContent = ''] =
    /^<script type="application\/json" id="([^"]+)">([^<]*)<\/script>$/.exec(scripts) ?? []
  const cells = page.cells.map((cell) => renderToString(createElement(Cell, { cell, eager: false })))
  const elements = new Map<string, unknown>([
    [id, { textContent }],
    [CELLS, parsedMarkup(cells.join(''))],
  ])
  vi.stubGlobal('document', { getElementById: (asked: string) => elements.get(asked) ?? null })
  expect(receiveSearch(copy(sent))).toEqual(page)
})

test('the router is answered without a document, and a page that has arrived stays as it is', () => {
  const context = asked('/search/used-cars.data')
  expect(receiveSearch(copy(sendSearch(page, context)))).toEqual(page)
  expect(asideScripts(context)).toEqual([])
  expect(receiveSearch(page)).toBe(page)
})

test('whatever is written in it arrives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (heading) => {
      const sent = copy(sendSearch({ ...page, heading }, asked('/search/used-cars.data')))
      expect(receiveSearch(sent).heading).toBe(heading)
    }),
  )
})
