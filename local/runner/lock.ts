// One system a data folder: two would write the same databases.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerFolder } from './runner-folder.ts'
import { RunnerError } from './steps.ts'

/** Takes the folder's lock, or throws with the number of the process that holds it. Returns how to give it back. */
export function lockFolder(dataDir: string): () => void {
  const folder = runnerFolder(dataDir)
  const file = lockFile(dataDir)
  makeFolder(folder)
  if (!createLock(file)) {
    const pid = findHolder(dataDir)
    if (pid === null) rmSync(file, { force: true })
    if (pid !== null || !createLock(file)) {
      const holder = pid === null ? '' : ` (process ${pid})`
      throw new RunnerError(
        `Forecourt is running already with this data folder${holder}.\nEnd it first, or give this one a folder of its own: DATA_DIR=.data-2`,
      )
    }
  }
  return () => rmSync(file, { force: true })
}

/** The other process that runs with the folder; null when none does. */
export function findHolder(dataDir: string): number | null {
  const file = lockFile(dataDir)
  if (!existsSync(file)) return null
  const [number, startTime] = readFileSync(file, 'utf8').split(' ')
  const pid = Number(number)
  return pid !== process.pid && isRunning(pid, startTime) ? pid : null
}

/** False where another process has created it first. */
function createLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${readStartTime(process.pid)}`, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const lockFile = (dataDir: string) => join(runnerFolder(dataDir), 'running.pid')

/** The first write of a start, so it is where a data folder without the right to write is reported. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new RunnerError(
      `${folder} cannot be written: ${(error as Error).message}.\nGive this user the right to write it, or name another folder: DATA_DIR=.data-2`,
    )
  }
}

/** `startTime`: unknown in a lock of an earlier version. */
function isRunning(pid: number, startTime: string | undefined): boolean {
  try {
    process.kill(pid, 0)
    // A number can be given out again after a crash; the start time tells the processes apart.
    return startTime === undefined || readStartTime(pid) === startTime
  } catch {
    return false // no such process
  }
}

/** Start time of a process in clock ticks since boot; '' on a system without /proc. */
function readStartTime(pid: number): string {
  if (!existsSync('/proc/self')) return ''
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')')).split(' ')[20] ?? ''
}
