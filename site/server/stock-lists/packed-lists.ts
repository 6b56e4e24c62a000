// Copies of a list for each host of a dealer: the files of the thread have no origin yet.
import { hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { replaceText } from './replace-origin.ts'

/** Stands for the site's own origin in the files: a dealer may have several hosts. */
export const LIST_ORIGIN = 'https://origin.invalid'

export const PIECE_BYTES = 256 * 1_024

export type ListEncoding = 'gzip' | 'identity'

/** Opens a list with the addresses of one host; made where it is not there yet. Null where there is no such list. */
export async function openPackedList(
  path: string,
  origin: string,
  encoding: ListEncoding,
): Promise<FileHandle | null> {
  const packed = packedPath(path, origin, encoding)
  const known = await open(packed).catch(() => null)
  if (known !== null) return known
  const source = await open(path).catch(() => null)
  if (source === null) return null
  await using handle = source
  const unfinished = `${packed}.${randomUUID()}`
  await pipeline([
    handle.createReadStream({ autoClose: false, highWaterMark: PIECE_BYTES }),
    replaceText(LIST_ORIGIN, origin),
    ...(encoding === 'gzip' ? [createGzip({ level: 1 })] : []),
    createWriteStream(unfinished),
  ])
  await rename(unfinished, packed)
  return open(packed)
}

/** Packs every list of a folder for the hosts that ask for them, so that no request waits for it. */
export async function packLists(folder: string, origins: readonly string[]): Promise<void> {
  const files = await readdir(folder)
  for (const origin of origins) {
    for (const file of files) {
      // What is sent to market places is fetched by nobody.
      if (file.endsWith('.lines')) continue
      const handle = await openPackedList(join(folder, file), origin, 'gzip')
      await handle?.close()
    }
  }
}

function packedPath(path: string, origin: string, encoding: ListEncoding): string {
  return `${path}.${hash('sha256', origin, 'hex').slice(0, 8)}${encoding === 'gzip' ? '.gz' : ''}`
}
