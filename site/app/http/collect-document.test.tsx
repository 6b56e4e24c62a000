import { PassThrough, type Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { collectDocument } from './collect-document.server.ts'

/** Short texts, of whose characters of three bytes one meets the end of React's buffer of 2,048 bytes in every way. */
const texts = [0, 1, 2].map((ahead) => 'a'.repeat(ahead) + '–'.repeat(600))

function render(text: string, into: Writable): void {
  const { pipe } = renderToPipeableStream(
    <p>
      <b>{text}</b>
      <b>{text}</b>
    </p>,
    { onAllReady: () => void pipe(into) },
  )
}

async function rawBytes(text: string): Promise<Buffer> {
  const stream = new PassThrough()
  render(text, stream)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

it('a document whose characters meet the end of a buffer has every character and no NUL byte', async () => {
  const raw = await Promise.all(texts.map(rawBytes))
  expect(
    raw.some((bytes) => bytes.includes(0)),
    'React writes NUL bytes: else this is not needed',
  ).toBe(true)
  for (const text of texts) {
    const body = await new Promise<Buffer>((done) => render(text, collectDocument(done)))
    expect(body.toString('utf8')).toBe(`<p><b>${text}</b><b>${text}</b></p>`)
  }
})

it('modules are loaded after what a visitor sees', async () => {
  const body = await new Promise<Buffer>((done) => {
    const { pipe } = renderToPipeableStream(
      <p>
        <link rel="modulepreload" href="/a.js" />
        {'<link rel="modulepreload" '}
      </p>,
      { onAllReady: () => void pipe(collectDocument(done)) },
    )
  })
  expect(body.toString()).toBe(
    '<p><link rel="modulepreload" fetchpriority="low" href="/a.js"/>&lt;link rel=&quot;modulepreload&quot; </p>',
  )
})
