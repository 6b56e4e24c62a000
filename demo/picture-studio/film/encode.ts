// https://www.w3.org/TR/webcodecs/ — pictures become the frames of a film in the Chromium of the tests.
import { chromium } from 'playwright'
import { findBrowser } from '../../../local/checks/browser.ts'
import type { Film, Frame } from './webm.ts'

/** VP9, profile 0: every present browser plays it. */
const CODEC = 'vp09.00.10.08'
/** So many pictures stand whole: a jump lands on one of them. */
const KEY_EVERY = 18

export type FilmOptions = { width: number; height: number; framesPerSecond: number; bitsPerSecond: number }

/** Encodes pictures (WebP, in their order) to a film. @throws Error where the browser cannot */
export async function encodeFilm(pictures: readonly Uint8Array[], options: FilmOptions): Promise<Film> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
  try {
    const page = await browser.newPage()
    // WebCodecs are for secure contexts alone.
    await page.route('https://film.invalid/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.goto('https://film.invalid/')
    const given = { ...options, codec: CODEC, keyEvery: KEY_EVERY }
    const texts = pictures.map((bytes) => Buffer.from(bytes).toString('base64'))
    const encoded = await page.evaluate(encodeInPage, { texts, given })
    const frames = encoded.map(({ text, key }): Frame => ({ bytes: Buffer.from(text, 'base64'), key }))
    return { ...options, frames }
  } finally {
    await browser.close()
  }
}

type Given = FilmOptions & { codec: string; keyEvery: number }

/** Runs in the page: nothing of this module is there. */
async function encodeInPage({ texts, given }: { texts: string[]; given: Given }) {
  const { width, height, framesPerSecond, bitsPerSecond, codec, keyEvery } = given
  const done: { text: string; key: boolean }[] = []
  let failure: Error | null = null
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      done.push({ text, key: chunk.type === 'key' })
    },
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({
    codec,
    width,
    height,
    bitrate: bitsPerSecond,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  })
  for (const [index, text] of texts.entries()) {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    const frame = new VideoFrame(picture, { timestamp: Math.round((index * 1e6) / framesPerSecond) })
    encoder.encode(frame, { keyFrame: index % keyEvery === 0 })
    frame.close()
  }
  await encoder.flush()
  if (failure) throw failure
  return done
}
