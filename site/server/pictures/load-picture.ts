// One picture from its host to the store, in its own time: a request waits for it only for a while.
import { setTimeout as pause } from 'node:timers/promises'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import type { PictureOrder } from './picture-address.ts'
import { HostPausedError, type Original, type PictureFetcher, PictureLateError } from './picture-fetcher.ts'
import { renderPicture } from './render-picture.ts'

/** What became of a picture: there, to be shown as it came, late, or not there. */
export type Loaded =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'original'; original: Original }
  | { kind: 'late' }
  | { kind: 'missing' }

/** A host that is late is asked again this often; a visitor's next request begins anew. */
const MOST_TRIES = 8
/** How long a picture is waited for altogether, and before a host that is paused is looked at again. */
const LONGEST_MS = 180_000
const PAUSED_MS = 1_000
const BACKOFF = { firstMs: 1_000, longestMs: 20_000, jitter: 0 }
/** Formats that every browser shows: the original may be sent when it cannot be resized. */
const SHOWN = new Map([
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
])
/** More would cost a phone's owner too much. */
const MOST_SHOWN_BYTES = 6_000_000

export interface PictureLoad {
  readonly source: URL
  readonly order: PictureOrder
  readonly fetcher: Pick<PictureFetcher, 'fetch'>
  /** Runs a render in its turn. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Called with the original as soon as it is there, and with what was made of it. */
  readonly onOriginal: (original: Original) => void
  readonly onPicture: (bytes: Buffer) => Promise<void>
  readonly onFailure: (error: unknown) => void
  readonly firstPauseMs?: number
}

/**
 * Fetches and renders a picture; a host that is late is waited for and asked again. A pause of the host is no try, since
 * it was not asked.
 */
export async function loadPicture(load: PictureLoad): Promise<Loaded> {
  const { source, fetcher, onFailure, firstPauseMs = BACKOFF.firstMs } = load
  const endsAt = performance.now() + LONGEST_MS
  for (let tries = 1; ; ) {
    try {
      return await fetcher.fetch(source, (original) => rendered(original, load))
    } catch (error) {
      const isLate = error instanceof PictureLateError
      const isPaused = error instanceof HostPausedError
      // A late host is logged once a picture.
      if (!isLate || (tries === 1 && !isPaused)) onFailure(error)
      if (!isLate) return { kind: 'missing' }
      if (tries >= MOST_TRIES || performance.now() > endsAt) return { kind: 'late' }
      const waitMs = isPaused ? PAUSED_MS : backoffMs(tries, { ...BACKOFF, firstMs: firstPauseMs })
      if (!isPaused) tries += 1
      await pause(waitMs * (1 + Math.random() / 2), undefined, { ref: false })
    }
  }
}

async function rendered(
  original: Original,
  { order, inTurn, onOriginal, onPicture, onFailure }: PictureLoad,
): Promise<Loaded> {
  onOriginal(original)
  try {
    const bytes = await inTurn(() => renderPicture(original.bytes, order))
    await onPicture(bytes)
    return { kind: 'picture', bytes }
  } catch (error) {
    onFailure(error)
    return isShownAsItIs(original, order) && isWhole(original)
      ? { kind: 'original', original }
      : { kind: 'missing' }
  }
}

/**
 * May an original be sent as it came? A rectangle of it may hide the rest, a drawing may hold scripts, and a page's own
 * bytes must be what they say.
 */
export function isShownAsItIs({ bytes, type }: Original, { rect }: PictureOrder): boolean {
  const marks = SHOWN.get(type.split(';')[0]?.trim().toLowerCase() ?? '')
  return (
    !rect && bytes.length <= MOST_SHOWN_BYTES && (marks?.every((mark, at) => bytes[at] === mark) ?? false)
  )
}

/** A file that was cut short is a broken picture in a browser, too. */
function isWhole({ bytes, type }: Original): boolean {
  return !type.startsWith('image/jpeg') || bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))
}
