// The data of a page on its way to the browser, as Remix 2.17 hands it over (StreamTransfer in
// @remix-run/react/dist/single-fetch.js): scripts behind the document fill the stream that its router reads.

const UNSAFE = /[&<>\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** All that the framework would stream. Nothing of ours is deferred, so it is whole at once. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The same once more, for a page that is rendered again. */
export const streamOf = (text: string): ReadableStream<Uint8Array> => new Blob([text]).stream()

/** @param scriptMark see `script-mark.ts` */
export function handoffScripts(text: string, scriptMark: string): string {
  const open = `<script nonce="${scriptMark}">window.__remixContext.streamController.`
  const data = JSON.stringify(text).replace(UNSAFE, escaped)
  return `${open}enqueue(${data});</script>${open}close();</script>`
}
