import { createRemixStub } from '@remix-run/testing'
import React, { type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'

/** The HTML of a part of a page that uses the router, for forms above all. */
export function pageHtml(part: ReactElement, actionData?: unknown): string {
  // The router of a test is a browser's, whose layout effects React warns of when it writes HTML.
  const effects = vi.spyOn(React, 'useLayoutEffect').mockImplementation(React.useEffect)
  const Stub = createRemixStub([{ id: 'page', path: '*', Component: () => part }])
  try {
    return renderToStaticMarkup(
      <Stub hydrationData={actionData === undefined ? {} : { actionData: { page: actionData } }} />,
    )
  } finally {
    effects.mockRestore()
  }
}
