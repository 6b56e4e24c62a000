// The searchable form of an index as a file: a head that says what it was made with, what the index writes of
// itself (encoder.ts), and a checksum of all of it. It is read only by the program, the settings and the Unicode
// tables it was made with; in every other case it is made anew from the documents.
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { SearchIndex } from '../index/search-index.ts'
import { needsRebuild } from '../settings/needs-rebuild.ts'
import type { Settings } from '../settings/settings.ts'
import type { Slices } from '../tasks/slices.ts'
import { Decoder } from './decoder.ts'
import { Encoder, type Saving } from './encoder.ts'

/** Written in the order of bytes of the machine, so that a file of another kind of machine is not read. */
const MAGIC = 0x46_43_53_49
/** To be raised when anything is indexed or written in another way. */
const FORMAT = 4
const HEAD_BYTES = 8
const FOOT_BYTES = 8
const READ_BYTES = 4 << 20

/** A file that cannot be used; the message says why. */
export class SavedIndexError extends Error {}

interface Head {
  /** Words are cut and folded by the tables of the runtime. */
  unicode: string
  settings: Settings
}

/** Writes an index to a new file, which is on disk at the end. Throws when `slices` does: the file is then of no use. */
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
  const head: Head = { unicode: process.versions.unicode!, settings: index.settings }
  out.text(JSON.stringify(head))
  yield* index.save(out)
}

/** Reads an index from its file. Throws a {@link SavedIndexError}. */
export async function readIndexFile(path: string, settings: Settings, slices: Slices): Promise<SearchIndex> {
  const bytes = await readWhole(path)
  const words = new Uint32Array(bytes.buffer)
  if (words[0] !== MAGIC || words[1] !== FORMAT) throw new SavedIndexError('it is of another version')
  const content = bytes.subarray(0, bytes.length - FOOT_BYTES)
  if ((await sumOf(content, slices)) !== words[words.length - 2]) throw new SavedIndexError('it is damaged')
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

async function sumOf(bytes: Uint8Array, slices: Slices): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += READ_BYTES) {
    if (slices.isDue()) await slices.rest()
    sum = crc32(bytes.subarray(at, at + READ_BYTES), sum)
  }
  return sum
}
