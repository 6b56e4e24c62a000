import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { retry } from '#app/integrations/resilience/retry.ts'
import { takeDatabaseLock } from './database-lock.ts'
import { describeWork, ImportBusyError, type LockName } from './import-busy.ts'

/** Where processes that may import meet: in a folder of one machine, or in the database that several share. */
export type LockPlace = {
  /** Folder of the stock's data. */
  folder: string
  /** `postgres://…`; without it the locks are files in the folder. */
  databaseUrl?: string | undefined
}

const RETRY_MS = 100

/** How long a command waits for other work on the stock: the site prices it anew in seconds. */
export const COMMAND_WAIT_MS = 60_000

/**
 * Acquires a lock and returns its release.
 * @param waitMs how long to wait for the holder of a conflicting lock
 * @throws ImportBusyError; the driver's error when the database does not answer
 */
export async function takeLock(
  { folder, databaseUrl }: LockPlace,
  name: LockName,
  waitMs = 0,
): Promise<() => Promise<void>> {
  const giveUpAt = performance.now() + waitMs
  return retry(
    () =>
      databaseUrl === undefined
        ? takeLockFile(join(folder, 'locks'), name)
        : takeDatabaseLock(databaseUrl, name),
    (error) => (error instanceof ImportBusyError && performance.now() < giveUpAt ? RETRY_MS : null),
  )
}

/**
 * Acquires a lock file in a folder and returns its release. Locks of processes that no longer exist are ignored.
 * @throws ImportBusyError
 */
async function takeLockFile(folder: string, name: LockName): Promise<() => Promise<void>> {
  const held = locksOfProcess(folder)
  const own = [...held].find((each) => conflicts(each, name))
  if (own !== undefined) throw busyError(own, process.pid)
  held.add(name)
  try {
    const releaseFile = await lockFile(folder, name)
    return async () => {
      held.delete(name)
      await releaseFile()
    }
  } catch (error) {
    held.delete(name)
    throw error
  }
}

/** Locks of this process, whose own lock files are not checked. */
const heldByFolder = new Map<string, Set<string>>()

function locksOfProcess(folder: string): Set<string> {
  const key = resolve(folder)
  const held = heldByFolder.get(key) ?? new Set()
  heldByFolder.set(key, held)
  return held
}

/** Locks out other processes, unless one of them holds a conflicting lock. */
async function lockFile(folder: string, name: LockName): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.${process.pid}.lock`)
  // Written before the others are read, so that of two concurrent processes at least one sees the other.
  await writeFile(`${file}.new`, await processStartTime(process.pid))
  await rename(`${file}.new`, file)
  const release = () => rm(file, { force: true })
  const holder = (await locksIn(folder)).find(
    (lock) => lock.pid !== process.pid && conflicts(lock.name, name),
  )
  if (holder === undefined) return release
  await release()
  throw busyError(holder.name, holder.pid)
}

function busyError(name: string, pid: number): ImportBusyError {
  return new ImportBusyError(`Not now: ${describeWork(name)} (process ${pid}).`)
}

function conflicts(held: string, wanted: LockName): boolean {
  if (held === 'watch' || wanted === 'watch') return held === wanted
  return held === wanted || held === 'reindex' || wanted === 'reindex'
}

async function locksIn(folder: string): Promise<{ name: string; pid: number }[]> {
  const locks: { name: string; pid: number }[] = []
  for (const file of await readdir(folder)) {
    const [, name = '', number] = /^(.+)\.(\d+)\.lock$/.exec(file) ?? []
    const pid = Number(number)
    if (name === '') continue
    if (await isHeld(join(folder, file), pid)) locks.push({ name, pid })
    else await rm(join(folder, file), { force: true })
  }
  return locks
}

async function isHeld(path: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
    // Process ids are reused; the start time identifies the process.
    return (await readFile(path, 'utf8')) === (await processStartTime(pid))
  } catch {
    return false // no such process, or the lock was given back meanwhile
  }
}

/** Start time of a process in clock ticks; '' if unknown. */
async function processStartTime(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return '' // no /proc on this system
  }
}
