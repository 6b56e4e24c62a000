import { Writable } from 'node:stream'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { asideScripts } from '#app/aside.server.ts'
import { handoffScripts, readHandoff, streamOf } from '#app/handoff.server.ts'
import { answeredAsData } from '#app/http/answered-as-data.server.ts'
import { markingKept } from '#app/kept-markup.server.ts'
import { type FindMarkup, KeptMarkup } from '#app/kept-markup.ts'
import { ScriptMark } from '#app/script-mark.ts'

export { handleError } from '#app/http/handle-error.server.ts'

/**
 * Milliseconds after which the framework gives up promises in a loader's answer. Nothing of ours is deferred, and until
 * then it holds on to the page: of all that the collector has to carry on, most was such pages.
 */
export const streamTimeout = 20

/** React writes it where it writes a stream, and not where it writes a string; without it browsers use quirks mode. */
const DOCTYPE = '<!doctype html>'

/** What React leaves where a part was not there yet: https://github.com/facebook/react, a boundary left to the client. */
const LEFT_OUT = '<!--$!-->'

/**
 * Renders whole documents: they are hashed for the content policy, compressed once and cached, so nothing streams.
 * React writes a string in half the time that a stream of bytes takes; the stream is for what is loaded as it renders,
 * which is there from the second page on.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { scriptMark, log, takeDocument } = context
  const data = answeredAsData(remix)
  if (data) return data
  headers.set('content-type', 'text/html; charset=utf-8')
  const pieces: Uint8Array[] = []
  const pageWith = (find: FindMarkup | null) => (
    <KeptMarkup.Provider value={find}>
      <ScriptMark.Provider value={scriptMark}>
        <RemixServer context={remix} url={request.url} nonce={scriptMark} />
      </ScriptMark.Provider>
    </KeptMarkup.Provider>
  )
  const handoff = await readHandoff(remix.serverHandoffStream)
  remix.serverHandoffStream = undefined
  const html = renderToString(pageWith(markingKept(scriptMark, pieces)))
  if (!html.includes(LEFT_OUT)) {
    takeDocument({
      html: DOCTYPE + html,
      pieces,
      rest: [...asideScripts(context), handoffScripts(handoff, scriptMark)],
    })
    return new Response(null, { status, headers })
  }
  remix.serverHandoffStream = streamOf(handoff)
  remix.renderMeta = {}
  return new Promise((done, fail) => {
    let failed = false
    const { pipe } = renderToPipeableStream(pageWith(null), {
      nonce: scriptMark,
      onAllReady() {
        const scripts = asideScripts(context).map((piece) => Buffer.from(piece))
        pipe(
          collect((body) =>
            done(new Response(Buffer.concat([body, ...scripts]), { status: failed ? 500 : status, headers })),
          ),
        )
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
