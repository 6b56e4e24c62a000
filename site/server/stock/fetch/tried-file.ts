import { readFile } from 'node:fs/promises'
import { SourceRefusal } from '#app/integrations/stock-sources.ts'
import { findFormat } from '#stock/bring/find-format.ts'
import { FeedUnreadableError } from '#stock/feed/feed-row.ts'
import { isZip } from '#stock/unpack/unpack-file.ts'

/**
 * The bytes of a file that was fetched to try it. What is plainly no stock file is refused, so that nothing else is read
 * through us; archives are unpacked by the worker that reads the file next.
 * @throws SourceRefusal
 */
export async function readTried(path: string): Promise<Buffer> {
  try {
    if (!(await isZip(path))) await findFormat(path, [])
  } catch (error) {
    if (error instanceof FeedUnreadableError) throw new SourceRefusal(error.message)
    throw error
  }
  return readFile(path)
}
