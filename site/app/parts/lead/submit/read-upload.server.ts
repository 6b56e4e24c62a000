import { unstable_parseMultipartFormData as parseMultipart } from '@remix-run/node'
import { AppError } from '#app/errors.ts'
import { MOST_FILE_BYTES } from '../form/lead-file.ts'
import { cleanFileName } from './lead-files.server.ts'
import type { SentFile } from './lead-submission.ts'

/** A form with files: its texts, and its files by their fields. */
export type Upload = { texts: Record<string, string>; files: Record<string, SentFile> }

const MOST_FILES = 3

/**
 * Reads a form with files. Of a file that is too large only the size is kept, so that the rest of the form is not lost.
 * @returns null for what is no such form, or has too many texts
 */
export async function readUpload(request: Request, mostTextBytes: number): Promise<Upload | null> {
  const files = new Map<string, SentFile>()
  let left = mostTextBytes
  let isTooMuch = false
  const form = await parseMultipart(request, async ({ name, filename, data }) => {
    if (filename === undefined) {
      const { bytes, size } = await readPart(data, left)
      left -= size
      if (left < 0) isTooMuch = true
      return new TextDecoder().decode(bytes)
    }
    const isWanted = name !== '' && files.size < MOST_FILES
    const part = await readPart(data, isWanted ? MOST_FILE_BYTES : 0)
    const fileName = cleanFileName(filename)
    // A field without a choice is sent as a file without a name.
    if (isWanted && fileName !== '') files.set(name, { name: fileName, ...part })
    return null
  }).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    return null
  })
  if (form === null || isTooMuch || [...form].length === 0) return null
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return { texts: Object.fromEntries(texts), files: Object.fromEntries(files) }
}

/** A part's bytes, none once there are more than `most`; all of it is read, for what follows it. */
async function readPart(
  data: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Pick<SentFile, 'bytes' | 'size'>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of data) {
    size += chunk.byteLength
    if (size <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return { bytes: Buffer.concat(chunks), size }
}
