import type { RowProblem } from '../vehicle/read-vehicle.ts'

/** A problem of the file as a whole. */
export type FileNote = Pick<RowProblem, 'line' | 'field' | 'reason'>

type Delimiter = ',' | ';' | '\t' | '|'

/** What staff call delimiters. */
export const DELIMITER_LABELS = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
} as const satisfies Readonly<Record<Delimiter, string>>
const DELIMITERS = Object.keys(DELIMITER_LABELS) as Delimiter[]

/** Lines among which the header is looked for: exports put a title and a date above it. */
export const HEADER_LINES = 12
/** As many known names make a line the header, or another delimiter the right one. */
const LEAST_KNOWN = 3

/** Where a table's header is, how it is delimited, and what staff should know of both. */
export type FoundHeader = { delimiter: string; skippedLines: number; notes: FileNote[] }

type Candidate = { at: number; delimiter: string; known: number }

/**
 * Finds the header of a table by the names of columns that are known. The first line with the stated delimiter is the
 * header unless it has hardly a known name and another line or delimiter has several.
 * @param lines the first lines of the file
 * @param stated the manifest's delimiter, or that of Excel's hint
 */
export function findHeader(
  lines: readonly string[],
  stated: string | undefined,
  isKnown: (name: string) => boolean,
): FoundHeader {
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  )
  const usual = stated ?? mostFrequent(lines[first] ?? '')
  const countKnown = (at: number, delimiter: string) =>
    new Set(listNames(lines[at] ?? '', delimiter).filter(isKnown)).size
  const best = { at: first, delimiter: usual, known: countKnown(first, usual) }
  if (best.known >= LEAST_KNOWN - 1) return { delimiter: usual, skippedLines: 0, notes: [] }
  const others = lines.flatMap((_line, at) =>
    [usual, ...DELIMITERS].map(
      (delimiter): Candidate => ({ at, delimiter, known: countKnown(at, delimiter) }),
    ),
  )
  const found = others.reduce((one, other) => (other.known > one.known ? other : one), best)
  if (found.known < LEAST_KNOWN) return { delimiter: usual, skippedLines: 0, notes: [] }
  return {
    delimiter: found.delimiter,
    skippedLines: found.at,
    notes: [...delimiterNotes(found, stated), ...titleNotes(lines, found.at)],
  }
}

function delimiterNotes({ at, delimiter }: Candidate, stated: string | undefined): FileNote[] {
  if (stated === undefined || stated === delimiter) return []
  const reason = `of the manifest is ${words(stated)}, and the file is separated by ${words(delimiter)}; it was read so. Correct "delimiter" in the manifest, or leave it out`
  return [{ line: at + 1, field: 'delimiter', reason }]
}

function titleNotes(lines: readonly string[], at: number): FileNote[] {
  const titles = lines.slice(0, at).filter((line) => line.trim() !== '')
  if (titles.length === 0) return []
  const shown = (titles[0] ?? '').trim().slice(0, 60)
  return [
    {
      line: at + 1,
      field: 'header',
      reason: `is on line ${at + 1}; what stands above it was not read: "${shown}"`,
    },
  ]
}

const words = (delimiter: string) => DELIMITER_LABELS[delimiter as Delimiter] ?? `"${delimiter}"`

function listNames(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
}

function mostFrequent(line: string): string {
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
