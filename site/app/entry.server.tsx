import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { collectDocument } from '#app/http/collect-document.server.ts'
import { buildDataReply } from '#app/http/data-reply.server.ts'
import { Nonce } from '#app/ui/nonce.ts'
import { computeFingerprint } from './http/data-reply.server.ts'

export { handleError } from '#app/http/handle-error.server.ts'

/** Renders whole documents: they are hashed for the content policy, compressed once and cached, so nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, log, isUnchanged }: AppLoadContext,
): Promise<Response> {
  const data = buildDataReply(remix)
  if (data) return data
  if (isUnchanged?.(computeFingerprint(remix, headers))) return new Response(null, { status: 304 })
  let failed = false
  const body = await new Promise<Buffer<ArrayBuffer>>((done, fail) => {
    const { pipe } = renderToPipeableStream(
      <Nonce.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </Nonce.Provider>,
      {
        nonce,
        onAllReady: () => void pipe(collectDocument(done)),
        onShellError: fail,
        onError(error) {
          failed = true
          log.error({ err: error }, 'a page did not render')
        },
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: failed ? 500 : status, headers })
}
