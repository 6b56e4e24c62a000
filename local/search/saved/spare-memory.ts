import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void

/** So much more than after the last time is worth a pause. */
const WORTH_BYTES = 24e6

let taken = 0

/** Whether much has gathered since memory was last given back. */
export const hasGathered = () => getHeapStatistics().total_heap_size > taken + WORTH_BYTES

/**
 * Gives the system back the memory that much work has left behind. Left alone the process keeps the garbage and the
 * room it was made in until it fills it again, which a server that only answers searches may never do. Searches wait
 * meanwhile: 20 ms at 20,000 cars, 40 ms at 200,000.
 */
export function giveBackMemory(): void {
  // The engine offers no other way to ask for it, and the flag must be there when the context is made.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', flavor: 'last-resort' })
  taken = getHeapStatistics().total_heap_size
}

const CALM_MS = 1000
/** A process that works for a smaller part of the time is calm. */
const CALM_PART = 0.1

/** Gives memory back when nobody is asking: the pause would come to all who ask at that moment. */
export class SpareMemory {
  #timer: NodeJS.Timeout | undefined
  #since = performance.eventLoopUtilization()

  /** There is memory to spare: it is given back after the next calm second. */
  offer(): void {
    clearTimeout(this.#timer)
    this.#since = performance.eventLoopUtilization()
    this.#timer = setTimeout(() => this.#look(), CALM_MS).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #look(): void {
    if (performance.eventLoopUtilization(this.#since).utilization < CALM_PART) giveBackMemory()
    else this.offer()
  }
}
