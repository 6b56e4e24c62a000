// A dealer as a file: the first line says what it is, every other is a document. Newline-delimited JSON, as the
// content lake's own exports are (https://www.sanity.io/docs/content-lake/importing-data).
import { z } from 'zod'
import type { DealerHoldings } from './dealer-documents-of.ts'
import { listAssets } from './dealer-documents-of.ts'
import type { StoredDocument } from './lake-session.ts'

const link = z.object({
  document: z.string(),
  path: z.string(),
  key: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
})

const header = z.object({
  _type: z.literal('forecourt.backup'),
  version: z.literal(1),
  slug: z.string(),
  name: z.string(),
  takenAt: z.string(),
  documents: z.number().int(),
  /** Ids of the pictures and files the documents show; they stay in the lake and are not in the file. */
  assets: z.array(z.string()),
  /** References to the dealer from documents that stayed. */
  links: z.array(link),
})

const storedDocument = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })

/** A backup of a dealer. */
export type Backup = { header: z.output<typeof header>; documents: StoredDocument[] }

/** The file is no backup, or not all of one; the message says what is wrong and where. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The file's text. Revisions are left out: the lake gives new ones. */
export function writeBackup(
  dealer: { slug: string; name: string; takenAt: string },
  { documents, links }: DealerHoldings,
): string {
  const stored = documents.map(({ _rev, _updatedAt, ...document }) => document as StoredDocument)
  const first: Backup['header'] = {
    _type: 'forecourt.backup',
    version: 1,
    ...dealer,
    documents: stored.length,
    assets: listAssets(stored),
    links: links.map(({ document, path, key, value }) => ({ document, path, key, value })),
  }
  return `${[first, ...stored].map((line) => JSON.stringify(line)).join('\n')}\n`
}

/**
 * Reads a backup.
 * @throws BackupError
 */
export function parseBackup(text: string): Backup {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const head = header.safeParse(parseLine(first, 1))
  if (!head.success) throw new BackupError('The first line does not say that this is a backup of a dealer.')
  const documents = lines.map((line, at) => {
    const parsed = storedDocument.safeParse(parseLine(line, at + 2))
    if (!parsed.success) throw new BackupError(`Line ${at + 2} is no document.`)
    return parsed.data as StoredDocument
  })
  if (documents.length !== head.data.documents) {
    throw new BackupError(
      `The file is not whole: it should hold ${head.data.documents} documents and holds ${documents.length}.`,
    )
  }
  return { header: head.data, documents }
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new BackupError(`Line ${number} is not JSON.`, { cause: error })
  }
}
