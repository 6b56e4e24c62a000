import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SearchPage, searchAsYouType } from './search-as-you-type.ts'
import { PAUSE_MS } from './understand-client.ts'

const ALL = '/search/cars'
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', ALL)
})
afterEach(() => {
  stop()
  // Files of one process share their window.
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

/** A box whose every text is one filter, on a page that arrives when the test says so. */
function box() {
  const input = document.createElement('input')
  const visits: { href: string; replace: boolean }[] = []
  const page: { current: SearchPage } = {
    current: {
      before: ALL,
      here: ALL,
      go: (href, { replace }) => visits.push({ href, replace }),
    },
  }
  stop = searchAsYouType(input, page, async (params) => ({
    href: `${ALL}?body=${params.get('text')}`,
    pills: [],
  }))
  const type = async (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
  }
  /** The browser has the last address; the page is not rendered yet. */
  const arrive = () => {
    const { href = ALL, replace = false } = visits.at(-1) ?? {}
    if (replace) history.replaceState(null, '', href)
    else history.pushState(null, '', href)
  }
  const render = () => {
    page.current = { ...page.current, here: location.pathname + location.search }
  }
  return { input, page, visits, type, arrive, render }
}
const replaced = ({ visits }: ReturnType<typeof box>) => visits.map(({ replace }) => replace)

it('a sentence typed on before its results are rendered: one entry of the history', async () => {
  const typed = box()
  await typed.type('suv')
  typed.arrive()
  await typed.type('ute')
  typed.arrive()
  typed.render()
  await typed.type('van')
  expect(replaced(typed)).toEqual([false, true, true])
})

it('a sentence typed on before its first results arrive: the page before it stays in the history', async () => {
  const typed = box()
  await typed.type('suv')
  await typed.type('ute')
  typed.arrive()
  await typed.type('van')
  expect(replaced(typed)).toEqual([false, false, true])
})

it('a text that is understood as before: no navigation', async () => {
  const typed = box()
  await typed.type('suv')
  await typed.type('suv')
  typed.arrive()
  typed.render()
  await typed.type('suv')
  expect(typed.visits).toHaveLength(1)
})

it('Back during a sentence: the same text opens its results again, as an entry of its own', async () => {
  const typed = box()
  await typed.type('suv')
  typed.arrive()
  typed.render()
  history.replaceState(null, '', ALL)
  dispatchEvent(new PopStateEvent('popstate'))
  typed.render()
  await typed.type('suv')
  expect(replaced(typed)).toEqual([false, false])
})

it('a pill removed during a sentence: the next words are added to the search without it', async () => {
  const typed = box()
  await typed.type('suv')
  typed.arrive()
  history.pushState(null, '', `${ALL}?fuel=Petrol`)
  typed.page.current = { ...typed.page.current, before: `${ALL}?fuel=Petrol`, here: `${ALL}?fuel=Petrol` }
  await typed.type('ute')
  expect(replaced(typed)).toEqual([false, false])
})

it('a sentence after another one that was left: an entry of its own', async () => {
  const typed = box()
  await typed.type('suv')
  typed.arrive()
  typed.render()
  typed.input.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(0)
  await typed.type('ute')
  expect(replaced(typed)).toEqual([false, false])
})
