import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { FeedUnreadableError } from './feed-row.ts'

/** A feed's bytes: of a file, a request body or a stored copy. */
export type FeedSource = AsyncIterable<Uint8Array>

/**
 * The bytes of a file. A file that is missing, or changes while it is read, is refused before anything is written.
 * @throws FeedUnreadableError while it is read
 */
export async function* fileSource(path: string): AsyncGenerator<Uint8Array> {
  const before = await readFingerprint(path)
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>
  } catch (error) {
    throw unreadable(path, error)
  }
  if ((await readFingerprint(path)) !== before) {
    throw new FeedUnreadableError(
      `The file ${path} was written while it was read. Nothing was changed; import it again once it is whole.`,
    )
  }
}

/** Bytes that are in memory. */
export async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Identity, size and modification time of a file. */
async function readFingerprint(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true })
    return [ino, size, mtimeNs].join(' ')
  } catch (error) {
    throw unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): FeedUnreadableError {
  const { code } = error as NodeJS.ErrnoException
  const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? String(error)})`
  return new FeedUnreadableError(`The file ${path} ${why}. Nothing was changed.`, { cause: error })
}
