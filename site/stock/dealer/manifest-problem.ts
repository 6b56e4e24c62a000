import { distance } from 'fastest-levenshtein'
import { ZodError } from 'zod'
import { ownValue } from '#app/domain/own-value.ts'
import { FEED_FORMATS } from '../feed/feed-row.ts'

const MOST_PROBLEMS = 5
const ENCODINGS = 'utf-8, utf-16le, utf-16be, windows-1252'

/** What each setting has to be. */
const WANTED: Readonly<Record<string, string>> = {
  feeds: 'is a list of feeds, [{"file": "feed.csv", "format": "csv"}]',
  file: 'is the name of a file beside the manifest, without a folder: "feed.csv"',
  format: `is one of ${FEED_FORMATS.join(', ')}`,
  snapshot: 'is true or false; a csv or xml feed is always a full list of the stock, so leave it out there',
  element: 'is the name of the xml element that is a vehicle: "vehicle"',
  encoding: `is one of ${ENCODINGS}; left out it is detected`,
  delimiter: 'is one of ",", ";", "\\t" and "|"; left out it is detected',
  locationCodes: 'maps codes to slugs of locations: {"CAN": "kerbside-cannington"}',
  dealershipCodes: 'maps codes to slugs of dealerships: {"WMG301": "wattlebrook-newcastle"}',
  datesAsOf: 'is a day: "2026-07-01"',
}

/** What is wrong with a manifest and how to correct it, in words for staff. @param text the file's content */
export function manifestProblem(path: string, text: string, error: unknown): string {
  const start = `${path} is not a valid feed manifest`
  if (error instanceof ZodError) {
    const problems = error.issues.slice(0, MOST_PROBLEMS).map((issue) => formatIssue(issue, text))
    const more = error.issues.length - problems.length
    return `${start}: ${problems.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Nothing was changed.`
  }
  const line = syntaxLine(text, error)
  return `${start}: it is not valid JSON on line ${line}, where a comma, a quotation mark or a bracket is missing or too many. Nothing was changed.`
}

type Issue = ZodError['issues'][number]

function formatIssue(issue: Issue, text: string): string {
  const [list, index, key] = issue.path
  const place = list === 'feeds' && typeof index === 'number' ? `in feed ${index + 1} ` : ''
  if (issue.code === 'unrecognized_keys') return place + issue.keys.map(unknownKey).join(', ')
  const name = String(key ?? list ?? '')
  const wanted = ownValue(WANTED, name)
  if (wanted === undefined) return `${place || 'it '}is an object of settings, {"feeds": [{"file": …}]}`
  return `${place}"${name}" ${formatGiven(issue, text)}${wanted}`
}

function unknownKey(key: string): string {
  const known = [...Object.keys(WANTED)].sort((one, other) => distance(one, key) - distance(other, key))
  const near = known[0] ?? ''
  const hint =
    distance(near, key) <= 3
      ? `; perhaps "${near}" is meant`
      : `; the settings are ${Object.keys(WANTED).join(', ')}`
  return `"${key.slice(0, 40)}" is no setting${hint}`
}

/** `is "fax"; it `, or nothing where the setting is missing. */
function formatGiven({ path }: Issue, text: string): string {
  let value: unknown = JSON.parse(text)
  for (const step of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[step]
  if (value === undefined) return 'is missing; it '
  return `is ${JSON.stringify(value).slice(0, 60)}; it `
}

function syntaxLine(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
  const before = position === undefined ? text.trimEnd() : text.slice(0, Number(position))
  return before.split('\n').length
}
