import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { SiteLayout } from './components/site-layout.tsx'
import { layoutOf } from './queries.server.ts'
import { receiveLayout, sentLayout } from './sent-layout.ts'

const { bundle } = testDealer({ tenant: { texts: { footerAbout: 'Family-owned since 1962.' } } })
const layout = layoutOf(bundle, () => {
  throw new Error('no picture is needed')
})
const received = receiveLayout(JSON.parse(JSON.stringify(sentLayout(layout))))
const frameOf = (model: typeof layout) => renderToString(<SiteLayout {...model}>A page</SiteLayout>)

afterEach(() => vi.unstubAllGlobals())

test('the frame is the same in the browser, which is not sent what stands in the document already', () => {
  const written = frameOf(layout)
  expect(written).toContain('Family-owned since 1962.')
  expect(JSON.stringify(sentLayout(layout))).not.toContain('Family-owned')
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const place = /"(\w+)"/.exec(selector)?.[1] ?? ''
      const opens = written.indexOf(`data-kept="${place}"`)
      const tag = written.slice(written.lastIndexOf('<', opens) + 1).match(/^\w+/)?.[0] ?? ''
      const rest = written.slice(written.indexOf('>', opens) + 1)
      return opens === -1 ? null : { innerHTML: rest.slice(0, closing(rest, tag)) }
    },
  })
  expect(frameOf(received)).toBe(written)
})

/** Where the element ends whose inside a text begins with. */
function closing(text: string, tag: string): number {
  let depth = 1
  for (const found of text.matchAll(new RegExp(`<(/?)${tag}\\b`, 'g'))) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return found.index
  }
  return text.length
}
