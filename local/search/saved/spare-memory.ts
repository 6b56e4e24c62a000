import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void

/** Growth since the last release that justifies a pause. */
const MIN_GROWTH_BYTES = 24e6

let sizeAfterRelease = 0

/** Whether memory grew enough since the last release. */
export const hasGrown = () => getHeapStatistics().total_heap_size > sizeAfterRelease + MIN_GROWTH_BYTES

/**
 * Returns freed memory to the system. Otherwise the process would keep garbage and free space until it fills them
 * again, which a server that only answers searches may never do. Blocks searches: 20 ms at 20,000 cars, 40 ms at
 * 200,000.
 */
export function releaseMemory(): void {
  // V8 offers no other way to request this, and the flag must be set before the context is created.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', flavor: 'last-resort' })
  sizeAfterRelease = getHeapStatistics().total_heap_size
}

const IDLE_MS = 1000
/** Below this share of busy time the process is idle. */
const MAX_IDLE_UTILIZATION = 0.1

/** Releases memory when idle, because the pause delays concurrent requests. */
export class SpareMemory {
  #timer: NodeJS.Timeout | undefined
  #since = performance.eventLoopUtilization()

  /** Requests a release in the next idle second. */
  requestRelease(): void {
    clearTimeout(this.#timer)
    this.#since = performance.eventLoopUtilization()
    this.#timer = setTimeout(() => this.#releaseWhenIdle(), IDLE_MS).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #releaseWhenIdle(): void {
    if (performance.eventLoopUtilization(this.#since).utilization < MAX_IDLE_UTILIZATION) releaseMemory()
    else this.requestRelease()
  }
}
