import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void

/** Growth since the last release that justifies a pause. */
const MIN_GROWTH_BYTES = 24e6

let taken = 0

/** Whether memory grew enough since the last release. */
export const hasGathered = () => getHeapStatistics().total_heap_size > taken + MIN_GROWTH_BYTES

/**
 * Returns freed memory to the system. Otherwise the process would keep garbage and free space until it fills them
 * again, which a server that only answers searches may never do. Blocks searches: 20 ms at 20,000 cars, 40 ms at
 * 200,000.
 */
export function giveBackMemory(): void {
  // V8 offers no other way to request this, and the flag must be set before the context is created.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', flavor: 'last-resort' })
  taken = getHeapStatistics().total_heap_size
}

const CALM_MS = 1000
/** Below this share of busy time the process is idle. */
const CALM_PART = 0.1

/** Releases memory when idle, because the pause delays concurrent requests. */
export class SpareMemory {
  #timer: NodeJS.Timeout | undefined
  #since = performance.eventLoopUtilization()

  /** Requests a release in the next idle second. */
  requestRelease(): void {
    clearTimeout(this.#timer)
    this.#since = performance.eventLoopUtilization()
    this.#timer = setTimeout(() => this.#look(), CALM_MS).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #look(): void {
    if (performance.eventLoopUtilization(this.#since).utilization < CALM_PART) giveBackMemory()
    else this.requestRelease()
  }
}
