import { readFileSync } from 'node:fs'

/** Milliseconds per tick in /proc: Linux reports 100 ticks a second to programs. */
const TICK_MS = 10

/** The processor time a process has used, all its threads together, in milliseconds; 0 on a system without /proc. */
export function processorMs(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')')).split(' ')
    return (Number(fields[12]) + Number(fields[13])) * TICK_MS
  } catch {
    return 0
  }
}
