// What a health check does besides asking: it writes, and compares clocks.
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { probeWrites, serverTime } from '#db/health/write-probe-repository.ts'

/** More than a small enquiry needs, and than the slack of a file system. */
const PROBE = Buffer.alloc(64 * 1024, 1)

/** Writes to the database and to DATA_DIR. @throws what is thrown where the disk is full or read-only */
export function writeCheck(db: Database, dataDir: string, clock: () => number): () => Promise<void> {
  const instance = randomUUID()
  const file = join(dataDir, `write-probe-${instance}`)
  return async () => {
    try {
      await writeFile(file, PROBE, { mode: 0o600, flush: true })
      await probeWrites(db, instance, new Date(clock()).toISOString())
    } finally {
      await rm(file, { force: true })
    }
  }
}

/** Codes, sessions and holds of several instances end by each one's own clock. */
const MOST_SKEW_MS = 10_000

/** Compares the clock with the database server's. @throws Error with the difference where it is too large */
export function clockCheck(db: Database, clock: () => number): () => Promise<void> {
  return async () => {
    const [before, server, after] = [clock(), await serverTime(db), clock()]
    const skew = (before + after) / 2 - server
    if (Math.abs(skew) > MOST_SKEW_MS + (after - before))
      throw new Error(
        `The clock of this machine is ${Math.abs(Math.round(skew / 1_000))} s ${skew > 0 ? 'ahead of' : 'behind'} the database server’s: set both by NTP.`,
      )
  }
}
