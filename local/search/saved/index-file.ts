// A saved index: a header with the conditions it was built under, the encoded index (encoder.ts), and a checksum. It
// is loaded only by the same format version, settings and Unicode tables; otherwise the index is rebuilt from the
// documents.
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { SearchIndex } from '../index/search-index.ts'
import { needsRebuild } from '../settings/needs-rebuild.ts'
import type { Settings } from '../settings/settings.ts'
import type { Slices } from '../tasks/slices.ts'
import { Decoder } from './decoder.ts'
import { Encoder, type Saving } from './encoder.ts'

/** Written in native byte order, so that files of other architectures are refused. */
const MAGIC = 0x46_43_53_49
/** To be incremented when indexing or encoding changes. */
const FORMAT = 4
const HEAD_BYTES = 8
const FOOT_BYTES = 8
const READ_BYTES = 4 << 20

/** A file that cannot be used; the message contains the reason. */
export class SavedIndexError extends Error {}

interface Head {
  /** Tokenising and folding depend on the runtime's Unicode tables. */
  unicode: string
  settings: Settings
}

/** Saves an index to a new file and syncs it. Throws when `slices` does: the file is then unusable. */
export async function writeIndexFile(path: string, index: SearchIndex, slices: Slices): Promise<void> {
  const file = await open(path, 'w')
  try {
    const out = new Encoder()
    let sum = 0
    const write = async () => {
      for (const bytes of out.take()) {
        sum = crc32(bytes, sum)
        await file.write(bytes)
      }
    }
    out.bytes(new Uint8Array(Uint32Array.of(MAGIC, FORMAT).buffer))
    for (const _ of parts(index, out)) {
      if (out.isFull) await write()
      if (slices.isDue()) await slices.rest()
    }
    await write()
    await file.write(new Uint8Array(Uint32Array.of(sum, 0).buffer))
    await file.sync()
  } finally {
    await file.close()
  }
}

function* parts(index: SearchIndex, out: Encoder): Saving {
  const head: Head = { unicode: process.versions.unicode ?? '', settings: index.settings }
  out.text(JSON.stringify(head))
  yield* index.save(out)
}

/** Loads an index from its file. Throws a {@link SavedIndexError}. */
export async function readIndexFile(path: string, settings: Settings, slices: Slices): Promise<SearchIndex> {
  const bytes = await readWhole(path)
  const words = new Uint32Array(bytes.buffer)
  if (words[0] !== MAGIC || words[1] !== FORMAT) throw new SavedIndexError('it is of another version')
  const content = bytes.subarray(0, bytes.length - FOOT_BYTES)
  if ((await computeSum(content, slices)) !== words[words.length - 2])
    throw new SavedIndexError('it is damaged')
  const from = new Decoder(content, HEAD_BYTES)
  const head = JSON.parse(from.text()) as Head
  if (head.unicode !== process.versions.unicode) throw new SavedIndexError('it is of another runtime')
  if (needsRebuild(head.settings, settings)) throw new SavedIndexError('the settings have changed since')
  const index = new SearchIndex(settings)
  await slices.each(index.load(from), () => {})
  return index
}

async function readWhole(path: string): Promise<Uint8Array> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (error) {
    throw new SavedIndexError(
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it is missing' : `${error}`,
    )
  }
  try {
    const { size } = await file.stat()
    if (size < HEAD_BYTES + FOOT_BYTES || size % 8 > 0) throw new SavedIndexError('it is cut off')
    const bytes = new Uint8Array(size)
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(bytes, at, Math.min(READ_BYTES, size - at), at)
      if (bytesRead === 0) throw new SavedIndexError('it is cut off')
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

async function computeSum(bytes: Uint8Array, slices: Slices): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += READ_BYTES) {
    if (slices.isDue()) await slices.rest()
    sum = crc32(bytes.subarray(at, at + READ_BYTES), sum)
  }
  return sum
}
