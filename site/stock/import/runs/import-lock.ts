import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Another process or run holds a conflicting lock. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError'
}

/**
 * Work that only one process may do at a time: the import of one dealer, rebuilding the index (which excludes all imports), or
 * watching the drop folders.
 */
export type LockName = `import-${string}` | 'reindex' | 'watch'

/**
 * Acquires a lock file in a folder and returns its release. Locks of processes that no longer exist are ignored.
 * @throws ImportBusyError
 */
export async function takeLock(folder: string, name: LockName): Promise<() => Promise<void>> {
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
  const work =
    { reindex: 'the index is being rebuilt', watch: 'the drop folders are already being watched' }[name] ??
    `an import of ${name.slice(7)} is running`
  return new ImportBusyError(`Not now: ${work} (process ${pid}).`)
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
