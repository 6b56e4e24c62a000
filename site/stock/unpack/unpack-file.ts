// Archives and workbooks as the plain file that the import reads, for files that are dropped, brought and fetched.
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Entry } from 'yauzl'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import { isWorkbook, writeWorkbookAsCsv } from './workbook.ts'
import { type Archive, extractEntry, withArchive } from './zip-file.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const STOCK_FILE = /\.(csv|txt|tsv|xml|json|ndjson|xlsx)$/i
/** Tables of one archive that are read as one. */
const MOST_TABLES = 20
const MOST_NAMED = 5

/** What a file was packed as. */
export type Packing = 'zip' | 'excel' | null

/**
 * Hands the plain file to `work`: the file itself, what its archive holds, or its workbook as a table. What was unpacked
 * is deleted afterwards.
 * @throws FeedUnreadableError with what to do, for archives without one stock file; what `work` throws
 */
export async function withUnpacked<T>(
  path: string,
  work: (plain: string, packing: Packing) => Promise<T>,
): Promise<T> {
  if (!(await isZip(path))) return work(path, null)
  const folder = await mkdtemp(join(dirname(path), '.unpacked-'))
  try {
    const packing = await withArchive(path, (archive) => unpack(archive, path, folder))
    return await work(join(folder, 'plain'), packing)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether a file begins as an archive. @throws FeedUnreadableError for one that is not there */
export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path).catch((cause: unknown) => {
    throw new FeedUnreadableError(`The file ${path} cannot be read. Nothing was changed.`, { cause })
  })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length))
  return bytesRead === ZIP.length && ZIP.every((byte, at) => buffer[at] === byte)
}

async function unpack(archive: Archive, path: string, folder: string): Promise<Packing> {
  const plain = join(folder, 'plain')
  if (isWorkbook(archive)) {
    await writeWorkbookAsCsv(archive, path, plain)
    return 'excel'
  }
  const files = archive.entries.filter(isStockFile)
  const [first] = files
  if (!first)
    throw new FeedUnreadableError('The zip has no CSV, Excel, XML or JSON file in it. Pack the stock file.')
  if (files.length > 1) await joinTables(archive, files, folder)
  else if (/\.xlsx$/i.test(first.fileName)) await unpackWorkbook(archive, first, folder)
  else await extractEntry(archive, first, plain)
  return 'zip'
}

/** What systems put beside files (`__MACOSX/`, `.DS_Store`) is none. */
function isStockFile({ fileName }: Entry): boolean {
  return STOCK_FILE.test(fileName) && !fileName.startsWith('__MACOSX/') && !basename(fileName).startsWith('.')
}

async function unpackWorkbook(archive: Archive, entry: Entry, folder: string): Promise<void> {
  const workbook = join(folder, 'workbook')
  await extractEntry(archive, entry, workbook)
  if (!(await isZip(workbook))) throw new FeedUnreadableError('The workbook in the zip is none.')
  await withArchive(workbook, async (inner) => {
    if (!isWorkbook(inner)) throw new FeedUnreadableError('The workbook in the zip is none.')
    await writeWorkbookAsCsv(inner, workbook, join(folder, 'plain'))
  })
}

/**
 * Several tables with the same heads, such as one of new and one of used cars, are one stock list.
 * @throws FeedUnreadableError for other files
 */
async function joinTables(archive: Archive, files: readonly Entry[], folder: string): Promise<void> {
  if (files.length > MOST_TABLES || files.some(({ fileName }) => !/\.(csv|txt|tsv)$/i.test(fileName)))
    throw severalFiles(files)
  const tables: Buffer[] = []
  for (const [at, entry] of files.entries()) {
    const part = join(folder, String(at))
    await extractEntry(archive, entry, part)
    tables.push(await readFile(part))
  }
  const heads = tables.map((table) => readHead(table).toString('latin1').trim())
  // In UTF-16 a line ends in the middle of what looks like an end.
  if (heads.some((head) => head !== heads[0] || head.includes('\0'))) throw severalFiles(files)
  const [first = Buffer.alloc(0), ...others] = tables
  const rest = others.flatMap((table) => [Buffer.from('\n'), table.subarray(readHead(table).length)])
  await writeFile(join(folder, 'plain'), Buffer.concat([first, ...rest]), { mode: 0o600 })
}

/** The first line with its end. */
function readHead(table: Buffer): Buffer {
  const end = table.indexOf('\n')
  return end === -1 ? table : table.subarray(0, end + 1)
}

function severalFiles(files: readonly Entry[]): FeedUnreadableError {
  const names = files.slice(0, MOST_NAMED).map(({ fileName }) => basename(fileName))
  const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : ''
  return new FeedUnreadableError(
    `The zip has several stock files: ${names.join(', ')}${more}. Send one, or tables with the same heads.`,
  )
}
