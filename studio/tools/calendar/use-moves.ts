import { useCallback, useEffect, useRef } from 'react'
import { formatMove } from './item-text.ts'
import type { CalendarItem } from './items.ts'
import type { TimeEdits } from './use-time-edits.ts'
import { type Edge, endNow, moveTimes } from './window-edit.ts'

/** How long keys rest before a move is written, in ms: several presses are one step. */
const REST = 800

/** Moving bars by days, with the pointer or with keys. */
export interface Moves {
  /** Moves by days more than before and writes when no key comes any more. */
  nudge(item: CalendarItem, edge: Edge, days: number): void
  /** Shows a bar as it would be after a move by so many days. */
  drag(item: CalendarItem, edge: Edge, days: number): void
  /** Writes what is shown. */
  flush(): void
  cancel(): void
  endNow(item: CalendarItem): void
}

interface Options {
  readonly edits: TimeEdits
  readonly now: string
  today(zone: string): string
  lock(item: CalendarItem): string | null
}

export function useMoves({ edits, now, today, lock }: Options): Moves {
  const shown = useRef<{ item: CalendarItem; edge: Edge; days: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (item: CalendarItem, edge: Edge, days: number): boolean => {
    const locked = lock(item)
    const edited = locked ? { problem: locked } : moveTimes(item, edge, days, item.zone)
    if ('problem' in edited) {
      edits.tell(edited.problem, 'critical')
      return false
    }
    shown.current = { item, edge, days }
    edits.preview({ timesKey: item.timesKey, edge, days, times: edited.times })
    return true
  }

  const cancel = () => {
    clearTimeout(timer.current)
    shown.current = null
    edits.preview(null)
  }

  const flush = () => {
    clearTimeout(timer.current)
    const move = shown.current
    shown.current = null
    if (!move) return
    const edited = moveTimes(move.item, move.edge, move.days, move.item.zone)
    if (move.days === 0 || 'problem' in edited) return edits.preview(null)
    const { moment, change } = formatMove(move.item, { ...move, times: edited.times }, today(move.item.zone))
    edits.commit([{ item: move.item, times: edited.times }], `${move.item.name}, ${moment}, ${change}`)
  }

  // The timer and the leaving of the calendar write with what is known then.
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  useEffect(() => () => latest.current(), [])
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), REST)
  }, [])

  return {
    flush,
    cancel,
    drag: (item, edge, days) => void show(item, edge, days),
    nudge: (item, edge, days) => {
      const going = shown.current
      const same = going?.item.timesKey === item.timesKey && going.edge === edge
      if (going && !same) flush()
      const from = same ? going : { item, days: 0 }
      if (show(from.item, edge, from.days + days)) rest()
    },
    endNow: (item) => {
      const locked = lock(item)
      const edited = locked ? { problem: locked } : endNow(item, now)
      if ('problem' in edited) return edits.tell(edited.problem, 'critical')
      edits.commit([{ item, times: edited.times }], `${item.name} ends now`)
    },
  }
}
