// What a stock file is that somebody brings without saying so. The readers of the import read it; this only names them.
import { open } from 'node:fs/promises'
import type { StockColumn, StockFeed } from '@forecourt/schemas/contract'
import { DELIMITER_LABELS, findHeader, HEADER_LINES } from '../feed/csv-header.ts'
import { decodeText, detectEncoding, findPacked } from '../feed/decode-text.ts'
import { columnName, FeedUnreadableError } from '../feed/feed-row.ts'
import { bytesOf } from '../feed/feed-source.ts'
import { chosenColumns, fieldByName } from '../feed/map-columns.ts'
import { findElement } from './find-element.ts'

/** The beginning in which the format is looked for. */
const HEAD_BYTES = 256_000
const SEPARATOR_HINT = /^\s*sep=(.)[\r\n]+/i
/** Members that only the network's nested vehicles have. */
const NETWORK = /"(?:Specification|Identification|PriceList|Seller|Media)"\s*:/gi

/** How a file is read, and its letters in words. */
export type FoundFormat = Pick<StockFeed, 'format' | 'element' | 'delimiter'> & { encoding: string }

/** @throws FeedUnreadableError with what to do, for what is no stock file */
export async function findFormat(path: string, columns: readonly StockColumn[]): Promise<FoundFormat> {
  const head = await readHead(path)
  const packed = findPacked(head)
  if (packed !== null)
    throw new FeedUnreadableError(
      `This file is ${packed}. Unpack it, or save it as CSV in Excel, and bring that.`,
    )
  const encoding = describeEncoding(head)
  const text = await decodeHead(head)
  const start = text.trimStart()
  if (start === '') throw new FeedUnreadableError('This file is empty.')
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(start))
    throw new FeedUnreadableError(
      'This is a web page, not a stock file. Download the file itself from your stock system.',
    )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of them
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, 4_000)))
    throw new FeedUnreadableError('This is no text. Bring a CSV, XML or JSON file.')
  if (start.startsWith('<')) return { format: 'xml', element: findElement(text), delimiter: null, encoding }
  if (/^[[{]/.test(start)) return { format: findJson(start), element: 'vehicle', delimiter: null, encoding }
  return { format: 'csv', element: 'vehicle', delimiter: findDelimiter(text, columns), encoding }
}

async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const head = new Uint8Array(HEAD_BYTES)
  const { bytesRead } = await file.read(head)
  return head.subarray(0, bytesRead)
}

async function decodeHead(head: Uint8Array): Promise<string> {
  const parts: string[] = []
  for await (const part of decodeText(bytesOf(head))) parts.push(part)
  return parts.join('')
}

function describeEncoding(head: Uint8Array): string {
  const detected = detectEncoding(head)
  if (detected?.startsWith('utf-16')) return 'UTF-16'
  if (detected === 'windows-1252') return 'Windows letters'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'UTF-8'
  } catch {
    return 'Windows letters'
  }
}

function findJson(text: string): StockFeed['format'] {
  const members = new Set(text.match(NETWORK)?.map((member) => member.toLowerCase()))
  return members.size >= 2 ? 'csn-dto' : 'dms-json'
}

/** As the import finds it. @throws FeedUnreadableError where no line has a delimiter */
function findDelimiter(text: string, columns: readonly StockColumn[]): StockFeed['delimiter'] {
  const chosen = chosenColumns(columns)
  const isKnown = (name: string) => fieldByName(name) !== null || chosen?.has(columnName(name)) === true
  const hint = SEPARATOR_HINT.exec(text)
  const lines = text
    .slice(hint?.[0].length ?? 0)
    .replaceAll('\r\n', '\n')
    .split('\n', HEADER_LINES)
  const { delimiter, skippedLines } = findHeader(lines, hint?.[1], isKnown)
  const header = lines.slice(skippedLines).find((line) => line.trim() !== '') ?? ''
  if (!header.includes(delimiter))
    throw new FeedUnreadableError(
      'This is no table: its first line has no commas, semicolons or tabs. Bring a CSV, XML or JSON file.',
    )
  return Object.entries(DELIMITER_LABELS).find(([mark]) => mark === delimiter)?.[1] ?? null
}
