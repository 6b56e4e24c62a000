import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import type { MarkedDocument } from './context.ts'
import handleRequest from './entry.server.tsx'

const Document = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>{children}</body>
  </html>
)

/** What the framework hands over for a page of one route, which shows `Root`. */
function entryContext(Root: () => ReactNode): EntryContext {
  const match = { route: { id: 'root', path: '' }, params: {}, pathname: '/', pathnameBase: '/' }
  const context = {
    manifest: {
      version: '1',
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: false, hasAction: false } },
    },
    routeModules: { root: { default: Root } },
    criticalCss: undefined,
    serverHandoffString: '{}',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [match],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  }
  return context as unknown as EntryContext
}

/** The bytes of a page, whichever way the entry took. */
async function render(Root: () => ReactNode): Promise<{ way: 'string' | 'stream'; html: string }> {
  const taken: MarkedDocument[] = []
  const context = {
    scriptMark: 'mark',
    takeDocument: (document: MarkedDocument) => taken.push(document),
  } as unknown as AppLoadContext
  const request = new Request('http://a.example/')
  const answer = await handleRequest(request, 200, new Headers(), entryContext(Root), context)
  const [document] = taken
  return document ? { way: 'string', html: document.html } : { way: 'stream', html: await answer.text() }
}

test('a page written as a string starts with a doctype', async () => {
  const { way, html } = await render(() => <Document>words</Document>)
  expect(way).toBe('string')
  expect(html).toMatch(/^<!doctype html><html lang="en-AU"><body>words/)
})

test('a page written as a stream starts with one doctype', async () => {
  const Part = lazy(async () => ({ default: () => <p>words</p> }))
  const { way, html } = await render(() => (
    <Document>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </Document>
  ))
  expect(way).toBe('stream')
  expect(html).toMatch(/^<!doctype html><html lang="en-AU"><body>/i)
  expect(html.match(/<!doctype/gi)).toHaveLength(1)
})
