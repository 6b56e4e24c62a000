/** A row whose quotation marks do not match, read all the same; `lines` is how many lines it takes. */
export type MendedRow = { record: string[]; lines: number }

/** The longest row in which a stray quotation mark is looked for. */
export const MOST_LINES = 50

/**
 * Reads a row at which the csv parser failed. A mark closes a value only before a delimiter or the end of the line; one
 * that nothing closes is text. `null` where the row cannot be read, `undefined` where nobody can say where it ends.
 * @param lines the row's first line, and those after it
 */
export function mendRow(
  lines: readonly string[],
  delimiter: string,
  columns: number,
): MendedRow | null | undefined {
  const [first = '', ...following] = lines
  const fits = (record: string[] | null) => record?.length === columns
  const isRow = (line: string) => fits(looseRecord(line, delimiter)) || fits(plainRecord(line, delimiter))
  const alone = looseRecord(first, delimiter)
  if (alone !== null && fits(alone)) return { record: alone, lines: 1 }
  const next = following.find((line) => line.trim() !== '')
  const isBeforeRow = next !== undefined && isRow(next)
  const plain = plainRecord(first, delimiter)
  if (isBeforeRow && fits(plain)) return { record: plain, lines: 1 }
  for (let count = 2; count <= Math.min(lines.length, MOST_LINES); count += 1) {
    const record = looseRecord(lines.slice(0, count).join('\n'), delimiter)
    if (record !== null && fits(record)) return { record, lines: count }
  }
  return isBeforeRow ? null : undefined
}

/** The values of a line between its delimiters, whatever marks it has. */
function plainRecord(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((value) => {
    const text = value.trim()
    const start = text.startsWith('"') ? 1 : 0
    const end = start === 1 && text.length > 1 && text.endsWith('"') ? -1 : undefined
    return text.slice(start, end).replaceAll('""', '"')
  })
}

/** The values of a row in which a mark closes only before a delimiter or the end; null where one is not closed. */
function looseRecord(text: string, delimiter: string): string[] | null {
  const record: string[] = []
  let at = 0
  while (at <= text.length) {
    const start = afterSpaces(text, at)
    if (text[start] === '"') {
      const end = closingMark(text, start + 1, delimiter)
      if (end === -1) return null
      record.push(text.slice(start + 1, end).replaceAll('""', '"'))
      at = text.indexOf(delimiter, end + 1)
    } else {
      const next = text.indexOf(delimiter, at)
      const value = text.slice(at, next === -1 ? undefined : next)
      if (value.includes('\n')) return null
      record.push(value.trim())
      at = next
    }
    if (at === -1) return record
    at += delimiter.length
  }
  return record
}

/** Where the mark is that closes a value; -1 for none. A doubled one is text. */
function closingMark(text: string, from: number, delimiter: string): number {
  let at = text.indexOf('"', from)
  while (at !== -1) {
    const isDoubled = text[at + 1] === '"'
    const after = afterSpaces(text, at + 1)
    if (!isDoubled && (after === text.length || text.startsWith(delimiter, after))) return at
    at = text.indexOf('"', at + (isDoubled ? 2 : 1))
  }
  return -1
}

function afterSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}
