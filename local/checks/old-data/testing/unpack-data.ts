import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import type { LeftRecord } from '../fill-system.ts'
import { FIXTURES, RECORD } from '../packed-data.ts'

/** The names of the packed folders, the oldest first. */
export const listPackedData = () =>
  readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.tar.zst'))
    .sort()

/** Columns of what ends by itself, a reservation after two days and a session after thirty. */
const ENDS = [
  ['car_holds', 'held_until'],
  ['reservations', 'held_until'],
  ['sessions', 'expires_at'],
] as const

/** Unpacks one into a new folder. What would have ended since it was packed ends a day from now. */
export function unpackData(name: string): { dataDir: string; record: LeftRecord } {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-old-'))
  const tar = zstdDecompressSync(readFileSync(join(FIXTURES, name)))
  execFileSync('tar', ['xf', '-', '-C', dataDir], { input: tar })
  const database = new Sqlite(join(dataDir, 'site.sqlite'))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  for (const [table, end] of ENDS) database.prepare(`update ${table} set ${end} = ?`).run(tomorrow)
  database.close()
  return { dataDir, record: JSON.parse(readFileSync(join(dataDir, RECORD), 'utf8')) as LeftRecord }
}
