import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Someone else is at work; the message says who and on what. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError'
}

/**
 * What only one process may do at a time: the import of one dealer, making the index anew (which bars all imports), or
 * watching the drop folders.
 */
export type LockName = `import-${string}` | 'reindex' | 'watch'

/**
 * Takes a lock in a folder; returns how to give it back. A lock whose process is gone counts for nothing, so a crash
 * bars nobody.
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

/** What this process holds: its own files say nothing to it. */
const heldByFolder = new Map<string, Set<string>>()

function locksOfProcess(folder: string): Set<string> {
  const key = resolve(folder)
  const held = heldByFolder.get(key) ?? new Set()
  heldByFolder.set(key, held)
  return held
}

/** Bars other processes, unless one of them bars this one. */
async function lockFile(folder: string, name: LockName): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.${process.pid}.lock`)
  // Written before the others are read: of two that come at once at least one sees the other.
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
    { reindex: 'the index is being made anew', watch: 'the drop folders are watched already' }[name] ??
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
    // A number can be given out again after a crash; the time the process began tells the two apart.
    return (await readFile(path, 'utf8')) === (await processStartTime(pid))
  } catch {
    return false // no such process, or the lock was given back meanwhile
  }
}

/** When a process began, in the system's ticks; '' where that cannot be told. */
async function processStartTime(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return '' // no /proc on this system
  }
}
