import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStore } from '#app/ui/browser-storage.ts'

type Callback = (
  entries: { target: Element; intersectionRatio: number; intersectionRect: { height: number } }[],
) => void
let inView: Callback
let sent: unknown[] = []
const listeners: [string, EventListener][] = []

/** A page of the tab, opened whole: nothing of the one before it listens any more. */
async function openPage(path = '/search') {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener)
  vi.resetModules()
  history.pushState(null, '', path)
  const { countPages, countPress } = await import('./count-page.ts')
  const { noteEnquiry } = await import('./enquiries-after.ts')
  countPages()
  return { countPress, noteEnquiry }
}

const see = (element: Element | null, part = 1) =>
  element && inView([{ target: element, intersectionRatio: part, intersectionRect: { height: 10 } }])
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  sent = []
  for (const key of ['clicked', 'followed', 'visit']) tabStore.remove(`forecourt_${key}`)
  const listen = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    listeners.push([type, listener])
    listen(type, listener)
  })
  document.body.innerHTML = '<main><a data-counted="tile 8 sale" href="/x">Sale</a></main>'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        inView = callback
      }
      observe() {}
      unobserve() {}
    },
  )
  vi.stubGlobal(
    'Blob',
    class {
      text: string
      constructor([text = '']: string[]) {
        this.text = text
      }
    },
  )
  Object.assign(navigator, {
    sendBeacon: (_: string, body: { text: string }) => sent.push(JSON.parse(body.text)) > 0,
  })
})

afterEach(() => vi.unstubAllGlobals())

const SALE = 'tile 8 sale'

test('a page that is left reports in one message what was seen and clicked, each once', async () => {
  const { countPress } = await openPage()
  const tile = document.querySelector('[data-counted]')
  for (let time = 0; time < 3; time += 1) see(tile)
  for (let time = 0; time < 2; time += 1) countPress('/search', SALE)
  leave()
  leave()
  expect(sent).toEqual([
    {
      visit: true,
      pages: [
        {
          path: '/search',
          items: [
            ['page', 1, 1, 0],
            [SALE, 1, 1, 0],
          ],
        },
      ],
    },
  ])
})

test('something of which little is in view is not seen', async () => {
  await openPage()
  see(document.querySelector('[data-counted]'), 0.4)
  leave()
  expect(sent).toMatchObject([{ pages: [{ items: [['page', 1, 0, 0]] }] }])
})

test('an enquiry is counted for what was clicked before it in this tab, on whichever page', async () => {
  const { countPress } = await openPage()
  countPress('/search', SALE)
  leave()
  const next = await openPage('/contact')
  next.noteEnquiry()
  next.countPress('/contact', '')
  leave()
  expect(sent[1]).toEqual({
    visit: false,
    pages: [
      { path: '/contact', items: [['page', 1, 1, 0]] },
      {
        path: '/search',
        items: [
          [SALE, 0, 0, 1],
          ['page', 0, 0, 1],
        ],
      },
    ],
  })
  const last = await openPage('/success')
  leave()
  expect(JSON.stringify(sent[2])).not.toContain(SALE)
  last.noteEnquiry()
  leave()
  expect(JSON.stringify(sent[3]), 'a second enquiry').toContain(SALE)
})

test('what another script stored in the tab is left out', async () => {
  tabStore.write('forecourt_clicked', '[[1,2],"x",{"a":1}]')
  const { noteEnquiry } = await openPage()
  noteEnquiry()
  leave()
  expect(sent).toMatchObject([{ pages: [{ path: '/search', items: [['page', 1, 0, 0]] }] }])
})
