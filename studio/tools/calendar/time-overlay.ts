import type { CalendarItem } from './items.ts'
import type { Edge, Times } from './window-edit.ts'
import type { TimesChange, WrittenChange } from './write-times.ts'

/**
 * Times that are newer than the answer: being written (`rev` is null) or written. They count while the answer still has
 * `answerRev`.
 */
export interface Written {
  readonly answerRev: string
  readonly times: Times
  /** The revision of the draft after the write. */
  readonly rev: string | null
}

/** A move that is being made: by the pointer, or by keys until they rest. */
export interface PendingMove {
  readonly timesKey: string
  readonly edge: Edge
  readonly days: number
  readonly times: Times
}

/** Everything that is newer than the answer, by `timesKey`. */
export type Overlay = ReadonlyMap<string, Written>

/** The items as they are after what was written, and during what is moved. */
export function withOverlay(
  items: readonly CalendarItem[],
  overlay: Overlay,
  pending: PendingMove | null,
): CalendarItem[] {
  return items.map((item) => {
    const current = written(overlay, item)
    const moved = pending?.timesKey === item.timesKey ? pending.times : current?.times
    if (!moved) return item
    const state = current?.rev ? { rev: current.rev, draft: true } : {}
    return { ...item, ...moved, ...state, tile: item.tile && { ...item.tile, ...moved } }
  })
}

function written(overlay: Overlay, { timesKey, answerRev }: { timesKey: string; answerRev: string }) {
  const found = overlay.get(timesKey)
  return found?.answerRev === answerRev ? found : null
}

/** The overlay while changes are being written. */
export function addStarted(overlay: Overlay, changes: readonly TimesChange[]): Overlay {
  const next = new Map(overlay)
  for (const change of changes) {
    const { timesKey, answerRev, after } = change
    next.set(timesKey, { answerRev, times: after, rev: written(overlay, change)?.rev ?? null })
  }
  return next
}

/** The overlay after a write. Where another change has begun since, that one's times stay. */
export function addWritten(overlay: Overlay, done: readonly WrittenChange[]): Overlay {
  const next = new Map(overlay)
  for (const change of done) {
    const times = written(overlay, change)?.times ?? change.after
    next.set(change.timesKey, { answerRev: change.answerRev, times, rev: change.writtenRev })
  }
  return next
}

/** Changes applied over later writes, so that quick moves do not conflict with their own revisions. */
export function onLatest(overlay: Overlay, changes: readonly TimesChange[]): TimesChange[] {
  return changes.map((change) => {
    const rev = written(overlay, change)?.rev
    return rev ? { ...change, rev, draft: true } : change
  })
}

/** The overlay without changes that failed. */
export function withoutChanges(overlay: Overlay, changes: readonly TimesChange[]): Overlay {
  const gone = new Set(changes.map(({ timesKey }) => timesKey))
  return new Map([...overlay].filter(([key]) => !gone.has(key)))
}

/** The overlay after an undo: the times from before, until the answer is newer than what was undone. */
export function addUndone(overlay: Overlay, done: readonly WrittenChange[]): Overlay {
  const next = new Map(overlay)
  for (const { timesKey, writtenRev, before } of done) {
    next.set(timesKey, { answerRev: writtenRev, times: before, rev: null })
  }
  return next
}

/** A change of an item as it is now; items that share their times give one change. */
export function listTimesChanges(edits: readonly { item: CalendarItem; times: Times }[]): TimesChange[] {
  const byTimes = new Map(edits.map((edit) => [edit.item.timesKey, edit]))
  return [...byTimes.values()].map(({ item, times }) => ({
    timesKey: item.timesKey,
    id: item.id,
    name: item.name,
    draft: item.draft,
    rev: item.rev,
    answerRev: item.answerRev,
    fields: item.fields,
    before: { start: item.start, expiry: item.expiry },
    after: times,
  }))
}
