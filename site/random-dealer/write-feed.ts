import type { RandomSource } from '@forecourt/schemas/random'
import { stringify } from 'csv-stringify/sync'
import { type FieldName, VEHICLE_FIELDS } from '#stock/vehicle/vehicle-fields.ts'
import type { RandomVehicle } from './random-vehicle.ts'

export type WrittenFeed = {
  format: 'csv' | 'xml' | 'dms-json'
  text: string
  /** Names of columns that mean nothing to the import. */
  unknown: readonly string[]
}

const UNKNOWN_COLUMNS = ['Zorp', 'InternalRef7', 'GL Account', 'Salesperson Initials', 'wheelie_bin']

/** The vehicles as a file of one of the formats, each field under one of its names. */
export function writeFeed(random: RandomSource, vehicles: readonly RandomVehicle[]): WrittenFeed {
  const format = random.pick(['csv', 'xml', 'dms-json'] as const)
  const names = new Map<FieldName, string>()
  for (const field of Object.keys(VEHICLE_FIELDS) as FieldName[]) {
    names.set(field, writtenName(random, random.pick(VEHICLE_FIELDS[field].aliases), format))
  }
  const unknown = random
    .pickSome(UNKNOWN_COLUMNS, 2)
    .map((name) => (format === 'csv' ? name : name.replace(/ /g, '_')))
  const rows = vehicles.map(({ fields }) => {
    const known = Object.entries(fields).map(([field, value]) => [
      names.get(field as FieldName) ?? field,
      value,
    ])
    return Object.fromEntries([...known, ...unknown.map((name) => [name, 'x7'])]) as Record<string, string>
  })
  return { format, unknown, text: WRITERS[format](rows, random) }
}

function writtenName(random: RandomSource, alias: string, format: WrittenFeed['format']): string {
  if (format === 'xml') return alias
  return random.pick([
    alias,
    alias.toUpperCase(),
    ` ${alias}`.trimEnd(),
    `${alias.slice(0, 2)}_${alias.slice(2)}`,
  ])
}

const WRITERS = {
  csv(rows: readonly Record<string, string>[], random: RandomSource) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const delimiter = random.pick([',', ';', '\t', '|'])
    const text = stringify([...rows], { header: true, columns, delimiter, bom: random.chance(0.3) })
    // As programs write it that know nothing of marks within marks.
    return random.chance(0.5) ? text.replaceAll(`18${'""'}`, '18"') : text
  },
  xml(rows: readonly Record<string, string>[]) {
    const vehicles = rows.map((row) => {
      const fields = Object.entries(row).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
      return `<vehicle>${fields.join('')}</vehicle>`
    })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<stock>\n${vehicles.join('\n')}\n</stock>\n`
  },
  'dms-json': (rows: readonly Record<string, string>[]) => JSON.stringify({ vehicles: rows }),
} satisfies Record<
  WrittenFeed['format'],
  (rows: readonly Record<string, string>[], random: RandomSource) => string
>

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
