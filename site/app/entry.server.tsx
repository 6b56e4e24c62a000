import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders whole documents: they are hashed for the content policy, compressed once and cached, so nothing streams. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((done, fail) => {
    let failed = false
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        const body = new PassThrough()
        pipe(body)
        done(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }))
      },
      onShellError: fail,
      onError(error) {
        failed = true
        console.error(error)
      },
    })
  })
}

/** What loaders and actions throw unexpectedly; thrown responses are answers and do not come here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
