import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
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

async function render(Root: () => ReactNode): Promise<string> {
  const context = { nonce: 'nonce' } as unknown as AppLoadContext
  const request = new Request('http://a.example/')
  const answer = await handleRequest(request, 200, new Headers(), entryContext(Root), context)
  return answer.text()
}

test('a document starts with one doctype', async () => {
  const html = await render(() => <Document>words</Document>)
  expect(html).toMatch(/^<!doctype html><html lang="en-AU"><body>words/i)
  expect(html.match(/<!doctype/gi)).toHaveLength(1)
})

test('a document is sent whole, with what was loaded while it rendered', async () => {
  const Part = lazy(async () => ({ default: () => <p>late words</p> }))
  const html = await render(() => (
    <Document>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </Document>
  ))
  expect(html).toContain('<p>late words</p>')
  expect(html).not.toContain('…')
})
