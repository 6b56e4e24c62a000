import { hash, randomUUID } from 'node:crypto'
import { appendFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantBundle } from '@forecourt/schemas/contract'
import type { ListSource } from '#app/features/vehicle-feeds/feed-cars.server.ts'
import { readCarMarks, writeStockLists } from '#app/features/vehicle-feeds/stock-lists.server.ts'
import type { StockLists } from '#app/integrations/stock-lists.ts'
import { LIST_ORIGIN, packLists } from './packed-lists.ts'

/** Counts up when the files' content changes by the program alone. */
const FORMAT = 2

/** The lists of one dealer to make. */
export type ListJob = {
  bundle: TenantBundle
  /** ISO UTC. */
  now: string
  /** The dealer's folder; each version of its lists is a folder in it. */
  folder: string
  /** The version of the lists that are there; '' for none. */
  known: string
  /** Of the hosts that have asked for lists before. */
  origins: readonly string[]
}

/** The lists with their version, which changes with stock and content; null where the known ones are up to date. */
export type MadeLists = { version: string; lists: StockLists } | null

/** Makes a dealer's lists anew unless nothing has changed. @throws StockUnavailableError; Error of the disk */
export async function makeLists(
  { bundle, now, folder, known, origins }: ListJob,
  { stock, picture }: Pick<ListSource, 'stock' | 'picture'>,
): Promise<MadeLists> {
  const source: ListSource = { bundle, now, stock, picture, origin: LIST_ORIGIN }
  const marks = await readCarMarks(source)
  const states = marks.map(({ state }) => state)
  const content = JSON.stringify([FORMAT, bundle.tenant, bundle.locations, states])
  const version = hash('sha256', content, 'base64url').slice(0, 22)
  if (version === known) return null
  const unfinished = join(folder, `making-${randomUUID()}`)
  await mkdir(unfinished, { recursive: true })
  try {
    const lists = await writeStockLists(source, marks, (file, text) =>
      appendFile(join(unfinished, file), text),
    )
    await packLists(unfinished, origins)
    const finished = join(folder, version)
    // Left by a process that ended before it had noted the version.
    await rm(finished, { recursive: true, force: true })
    await rename(unfinished, finished)
    return { version, lists }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
