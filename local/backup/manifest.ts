// The list of a backup's files with their digests, written last: a folder without it is no backup.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const MANIFEST = 'backup.json'
const FORM = 1

const manifest = z.object({
  form: z.literal(FORM),
  /** ISO UTC: when the backup began. */
  at: z.iso.datetime(),
  files: z.array(
    z.object({
      /** Relative to DATA_DIR, with slashes. */
      path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[^\\\0]+$/),
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})
export type BackupManifest = z.output<typeof manifest>
export type BackupFile = BackupManifest['files'][number]

/** A backup that cannot be made or restored; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export async function writeManifest(folder: string, at: string, files: BackupFile[]): Promise<void> {
  const text = `${JSON.stringify({ form: FORM, at, files } satisfies BackupManifest, null, 2)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
}

/** @throws BackupError where the folder is no backup, or of another form */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`${folder} is no finished backup: it has no ${MANIFEST}.`)
  try {
    return manifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupError(`${MANIFEST} of ${folder} is damaged, or of a newer version.`, { cause })
  }
}

/** Size and digest of a file. */
export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(join(folder, path)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { path, bytes, sha256: hash.digest('hex') }
}
