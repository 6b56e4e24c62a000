// Reads archives with limits: an archive may hold far more than it weighs, and may say less than it holds.
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FeedUnreadableError } from '../feed/feed-row.ts'

/** Files of an archive, and what they may come to unpacked. */
export const MOST_ENTRIES = 2_000
export const MOST_UNPACKED_BYTES = 100_000_000

/** An archive whose list of files has been read and is within the limits. */
export type Archive = { zip: ZipFile; entries: Entry[] }

/** Opens an archive, hands it to `work` and closes it. @throws FeedUnreadableError for what is no whole archive, or too large */
export async function withArchive<T>(path: string, work: (archive: Archive) => Promise<T>): Promise<T> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: false }).catch(notWhole)
  try {
    const entries = await listEntries(zip)
    return await work({ zip, entries })
  } finally {
    zip.close()
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw tooMany()
  const entries: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      entries.push(entry)
      if (entries.length > MOST_ENTRIES) break
    }
  } catch (error) {
    return notWhole(error)
  }
  if (entries.length > MOST_ENTRIES) throw tooMany()
  if (bytes > MOST_UNPACKED_BYTES) throw tooLarge()
  return entries
}

/** Writes a file of an archive to `path`. @throws FeedUnreadableError when it is locked, broken or larger than it says */
export async function extractEntry({ zip }: Archive, entry: Entry, path: string): Promise<void> {
  if (entry.isEncrypted())
    throw new FeedUnreadableError('The zip is locked with a password. Pack it again without one.')
  if (!entry.canDecodeFileData())
    throw new FeedUnreadableError(
      'The zip is packed in a way that is not read. Pack it again as a plain zip.',
    )
  try {
    await pipeline(
      await zip.openReadStreamPromise(entry),
      limitBytes(),
      createWriteStream(path, { mode: 0o600 }),
    )
  } catch (error) {
    if (error instanceof FeedUnreadableError) throw error
    notWhole(error)
  }
}

/** Reads a file of an archive to its end, to know that it holds what it says. @throws as `extractEntry` */
export async function checkEntry({ zip }: Archive, entry: Entry): Promise<void> {
  try {
    for await (const _ of (await zip.openReadStreamPromise(entry)).pipe(limitBytes()));
  } catch (error) {
    if (error instanceof FeedUnreadableError) throw error
    notWhole(error)
  }
}

/** The library checks that a file is as large as it says; this, that it is not endless. */
function limitBytes(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > MOST_UNPACKED_BYTES) done(tooLarge())
      else done(null, chunk)
    },
  })
}

const tooLarge = () =>
  new FeedUnreadableError(
    `The zip holds more than ${MOST_UNPACKED_BYTES / 1_000_000} MB. Send the stock file alone.`,
  )
const tooMany = () => new FeedUnreadableError('The zip holds too many files. Send the stock file alone.')

function notWhole(cause: unknown): never {
  throw new FeedUnreadableError('The zip is broken or not whole. Pack it and send it again.', { cause })
}
