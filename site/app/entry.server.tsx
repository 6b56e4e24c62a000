import { Writable } from 'node:stream'
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { ScriptMark } from '#app/script-mark.ts'

/** Renders whole documents: they are hashed for the content policy, compressed once and cached, so nothing streams. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { scriptMark, log }: AppLoadContext,
): Promise<Response> {
  return new Promise((done, fail) => {
    let failed = false
    const page = (
      <ScriptMark.Provider value={scriptMark}>
        <RemixServer context={remix} url={request.url} nonce={scriptMark} />
      </ScriptMark.Provider>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(collect((body) => done(new Response(body, { status: failed ? 500 : status, headers }))))
      },
      onShellError: fail,
      onError(error) {
        failed = true
        log.error({ err: error }, 'a page did not render')
      },
    })
  })
}

/** Takes all that is written and gives it whole at the end. */
function collect(give: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      give(Buffer.concat(chunks))
      next()
    },
  })
}

/** What loaders and actions throw unexpectedly; thrown responses are answers and do not come here. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.log.error({ err: error }, 'a page failed')
}
