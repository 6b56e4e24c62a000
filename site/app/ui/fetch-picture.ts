import { PICTURE_AGAIN_MS } from './late-pictures.ts'

/**
 * Fetches a picture of the image pipeline, and again where it was late, as the page does for those in its markup.
 * @param pause waits so many milliseconds
 */
export async function fetchPicture(
  source: string,
  init: RequestInit,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Response> {
  let answer = await fetch(source, init)
  for (const [at, ms] of PICTURE_AGAIN_MS.entries()) {
    if (answer.headers.get('x-picture') !== 'late') return answer
    await pause(ms)
    answer = await fetch(`${source}?again=${at + 1}`, init)
  }
  return answer
}
