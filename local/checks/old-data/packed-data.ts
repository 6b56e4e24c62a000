// A data folder as one compressed file of the repository.
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import type { LeftRecord } from './fill-system.ts'

export const FIXTURES = join(import.meta.dirname, 'fixtures')
/** What was left in the system, beside its data. */
export const RECORD = 'left.json'
/** What a start makes anew. */
const LEFT_OUT = ['logs', 'site/pictures', 'runner/running.pid', 'house/running.pid']

/** Packs the folder of a system that was stopped. Returns the size in bytes. */
export function packData(dataDir: string, record: LeftRecord, file: string): number {
  for (const name of LEFT_OUT) rmSync(join(dataDir, name), { recursive: true, force: true })
  writeFileSync(join(dataDir, RECORD), `${JSON.stringify(record, null, 2)}\n`)
  const tar = execFileSync('tar', ['cf', '-', '--owner=0', '--group=0', '-C', dataDir, '.'], {
    maxBuffer: 2 ** 28,
  })
  const packed = zstdCompressSync(tar, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })
  writeFileSync(file, packed)
  return packed.length
}
