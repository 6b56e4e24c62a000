import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type { LeftRecord } from '../fill-system.ts'
import { FIXTURES, RECORD } from '../packed-data.ts'

/** The names of the packed folders, the oldest first. */
export const listPackedData = () =>
  readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.tar.zst'))
    .sort()

/** Unpacks one into a new folder. */
export function unpackData(name: string): { dataDir: string; record: LeftRecord } {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-old-'))
  const tar = zstdDecompressSync(readFileSync(join(FIXTURES, name)))
  execFileSync('tar', ['xf', '-', '-C', dataDir], { input: tar })
  return { dataDir, record: JSON.parse(readFileSync(join(dataDir, RECORD), 'utf8')) as LeftRecord }
}
