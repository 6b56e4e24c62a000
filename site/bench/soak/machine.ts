// What the kernel tells of the machine and of the processes of a running system (Linux only, from /proc).
import { readdirSync, readFileSync } from 'node:fs'
import { processorMs } from '../processor.ts'

/** The services of a system, by the script each runs. */
const SCRIPTS = {
  site: 'site/build/server/main.js',
  lake: 'local/lake/main.ts',
  search: 'local/search/main.ts',
  photos: 'local/photos/main.ts',
} as const

export type ServiceName = keyof typeof SCRIPTS
export const serviceNames = Object.keys(SCRIPTS) as ServiceName[]

/** Process ids of the services that `parent` has started; a service that is being restarted is missing. */
export function listServices(parent: number): Partial<Record<ServiceName, number>> {
  const found: Partial<Record<ServiceName, number>> = {}
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const commandLine = read(`/proc/${entry}/cmdline`)
    const name = serviceNames.find((service) => commandLine.includes(SCRIPTS[service]))
    if (name && readParent(Number(entry)) === parent) found[name] = Number(entry)
  }
  return found
}

function readParent(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
}

/** Resident memory of a process in megabytes; NaN once it has ended. */
export function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]) / 1024
}

/**
 * Which share of the time since the last call the processors of the machine were busy, 0 to 1, apart from niced
 * processes, which give way.
 */
export function busyShare(): () => number {
  let before = processorTicks()
  return () => {
    const now = processorTicks()
    const [busy, all] = [now.busy - before.busy, now.all - before.all]
    before = now
    return all > 0 ? busy / all : 0
  }
}

/** Which share of one processor a process has used since the last call; 0 for one that has been replaced. */
export function measureBusy(pidNow: () => number | undefined): () => number {
  let before = { pid: pidNow() ?? 0, used: 0, at: performance.now() }
  before.used = processorMs(before.pid)
  return () => {
    const pid = pidNow() ?? 0
    const now = { pid, used: processorMs(pid), at: performance.now() }
    const share = now.pid === before.pid ? (now.used - before.used) / (now.at - before.at) : 0
    before = now
    return share
  }
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
function processorTicks(): { busy: number; all: number } {
  const fields = (read('/proc/stat').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number)
  const all = fields.reduce((sum, ticks) => sum + ticks, 0)
  return { all, busy: all - (fields[1] ?? 0) - (fields[3] ?? 0) - (fields[4] ?? 0) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
