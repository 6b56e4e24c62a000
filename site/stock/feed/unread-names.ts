import type { RowProblem } from '../vehicle/read-vehicle.ts'
import { VEHICLE_FIELDS } from '../vehicle/vehicle-fields.ts'
import { isCostColumn } from './cost-columns.ts'
import { columnName, type FeedFormat, type FeedRow } from './feed-row.ts'
import { type ChosenColumns, fieldByName } from './map-columns.ts'
import { nearNames } from './near-names.ts'
import { listMembers, unreadMembers } from './unread-parts.ts'

/** Bounds what is remembered of a file whose rows all have other names. */
const MOST_NAMES = 2_000
const MOST_LISTED = 12
const LONGEST_LISTED = 60

/** What staff call the names of a format. */
const NAMES: Record<FeedFormat, string> = {
  'dms-json': 'keys',
  'csn-dto': 'keys',
  csv: 'columns',
  xml: 'elements',
}

/**
 * Collects the columns, keys and elements of a feed that have a value and that nothing reads, except those that
 * staff left out or chose.
 */
export class UnreadNames {
  readonly #chosen: ChosenColumns | null
  /** Names that need no further look. */
  readonly #settled = new Set<string>()
  readonly #unread = new Set<string>()
  /** What the last row holds: a field that a column fills is no suggestion for another. */
  #fields: FeedRow['fields'] = new Map()
  /** A table's columns that are not known; its rows have no names of their own. */
  #columns: readonly string[] = []
  #line = 1

  constructor(chosen: ChosenColumns | null) {
    this.#chosen = chosen
  }

  /** Takes the columns of a table. @param reported those that another warning names */
  setHeader({ line, written = [] }: FeedRow, reported: ReadonlySet<string>): void {
    this.#line = line
    for (const name of reported) this.#settled.add(name)
    this.#columns = written.filter((name) => !this.#isSettled(name))
  }

  add(row: FeedRow): void {
    this.#fields = row.fields
    if (this.#settled.size >= MOST_NAMES) return
    for (const name of row.written ?? this.#columns) {
      if (this.#isSettled(name)) continue
      const value = row.fields.get(columnName(name))
      if (isNothing(value)) continue
      this.#settle(name)
      const members = listMembers(name, value)
      for (const member of members.length > 0 ? members : [name]) this.#addUnread(member)
    }
    for (const path of row.unread ?? []) this.#addUnread(path)
    for (const path of unreadMembers(row.fields)) this.#addUnread(path)
  }

  /** One warning for the whole feed, with the nearest known name of each; none where everything is read. */
  problems(format: FeedFormat): RowProblem[] {
    if (this.#unread.size === 0) return []
    const near = new Map(this.#near().map(({ column, field }) => [column, VEHICLE_FIELDS[field].aliases[0]]))
    const listed = [...this.#unread].slice(0, MOST_LISTED).map((name) => {
      const known = near.get(name)
      const shown = `"${name.length > LONGEST_LISTED ? `${name.slice(0, LONGEST_LISTED - 1)}…` : name}"`
      return known === undefined ? shown : `${shown} (perhaps "${known}")`
    })
    const more = this.#unread.size - listed.length
    const reason = `are not read: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    return [{ line: this.#line, stocknum: '', field: NAMES[format], reason }]
  }

  #near() {
    // A kind in a list of the network's format has a fixed name.
    const written = [...this.#unread].filter((name) => !name.includes('['))
    const filled = [...this.#fields].filter(([, value]) => !isNothing(value)).map(([name]) => name)
    const names = [...written.map(columnName), ...filled]
    return nearNames({ line: 1, written, fields: new Map(names.map((name) => [name, ''])) })
  }

  #isSettled(name: string): boolean {
    if (this.#settled.has(name)) return true
    const key = columnName(name)
    const isOpen = fieldByName(name) === null && !this.#chosen?.has(key) && !isCostColumn(name)
    if (key !== '' && isOpen) return false
    this.#settle(name)
    return true
  }

  #settle(name: string): void {
    if (this.#settled.size < MOST_NAMES) this.#settled.add(name)
  }

  #addUnread(name: string): void {
    if (this.#unread.size < MOST_NAMES) this.#unread.add(name)
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
