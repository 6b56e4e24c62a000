import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { CalendarItem } from './items.ts'
import {
  addStarted,
  addUndone,
  addWritten,
  listTimesChanges,
  type Overlay,
  onLatest,
  type PendingMove,
  withOverlay,
  withoutChanges,
} from './time-overlay.ts'
import { popStep, pushStep, type UndoStep } from './undo-history.ts'
import type { Times } from './window-edit.ts'
import { undoTimes, WriteRefusal, writeTimes } from './write-times.ts'

/** What was done or went wrong, shown at the foot of the calendar. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'positive' | 'critical'
  /** What was done can be taken back. */
  readonly undo: boolean
}

/** New times for an item. */
export interface Edit {
  readonly item: CalendarItem
  readonly times: Times
}

/** Changes times: at once on the screen, then in the lake, with undo. */
export interface TimeEdits {
  /** The items with everything that is newer than what was read. */
  overlay(items: readonly CalendarItem[]): CalendarItem[]
  readonly pending: PendingMove | null
  preview(move: PendingMove | null): void
  /** Writes edits in one transaction. `label` says what was done. */
  commit(edits: readonly Edit[], label: string): void
  /** Does something else that can be taken back; errors become notices. */
  perform(label: string, write: () => Promise<() => Promise<void>>): Promise<boolean>
  undo(): void
  /** Something is on its way to the lake. */
  readonly isWriting: boolean
  /** What undo would take back, or null. */
  readonly undoLabel: string | null
  readonly notice: Notice | null
  tell(text: string, tone?: Notice['tone']): void
  dismiss(): void
}

export function useTimeEdits(): TimeEdits {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [written, current, setWritten] = useLatest<Overlay>(new Map())
  const [pending, preview] = useState<PendingMove | null>(null)
  const { notice, tell, dismiss, tellDone, tellError } = useNotice()
  const steps = useRef<readonly UndoStep[]>([])
  const [undoLabel, setUndoLabel] = useState<string | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const setSteps = useCallback((next: readonly UndoStep[]) => {
    steps.current = next
    setUndoLabel(next.at(-1)?.label ?? null)
  }, [])
  // One after the other, so that a second change builds on the revision of the first.
  const [waiting, setWaiting] = useState(0)
  const inTurn = useCallback((work: () => Promise<void>) => {
    setWaiting((count) => count + 1)
    const turn = queue.current
      .then(work)
      .then(
        () => true,
        (error: unknown) => {
          tellError(error)
          return false
        },
      )
      .finally(() => setWaiting((count) => count - 1))
    queue.current = turn
    return turn
  }, [])

  const commit = (edits: readonly Edit[], label: string) => {
    const changes = listTimesChanges(edits)
    setWritten((overlay) => addStarted(overlay, changes))
    preview(null)
    void inTurn(async () => {
      try {
        const done = await writeTimes(client, onLatest(current(), changes))
        setWritten((overlay) => addWritten(overlay, done))
        setSteps(
          pushStep(steps.current, {
            label,
            undo: async () => {
              await undoTimes(client, done)
              setWritten((overlay) => addUndone(overlay, done))
            },
          }),
        )
        tellDone(label)
      } catch (error) {
        setWritten((overlay) => withoutChanges(overlay, changes))
        throw error
      }
    })
  }

  const perform: TimeEdits['perform'] = (label, write) =>
    inTurn(async () => {
      const undo = await write()
      setSteps(pushStep(steps.current, { label, undo }))
      tellDone(label)
    })

  const undo = () =>
    void inTurn(async () => {
      const { step, rest } = popStep(steps.current)
      if (!step) return
      setSteps(rest)
      await step.undo()
      tell(`Taken back: ${step.label}`)
    })

  const overlay = useCallback(
    (items: readonly CalendarItem[]) => withOverlay(items, written, pending),
    [written, pending],
  )
  const isWriting = waiting > 0
  return { overlay, pending, preview, commit, perform, undo, isWriting, undoLabel, notice, tell, dismiss }
}

/** State whose newest value work that waits in turn can read. */
function useLatest<T>(initial: T) {
  const [value, setValue] = useState(initial)
  const latest = useRef(initial)
  const change = useCallback((next: (value: T) => T) => {
    latest.current = next(latest.current)
    setValue(latest.current)
  }, [])
  return [value, useCallback(() => latest.current, []), change] as const
}

function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  const last = useRef(0)
  const show = useCallback((text: string, tone: Notice['tone'], undo: boolean) => {
    last.current += 1
    setNotice({ id: last.current, text, tone, undo })
  }, [])
  const dismiss = useCallback(() => setNotice(null), [])
  const tell = useCallback((text: string, tone: Notice['tone'] = 'positive') => show(text, tone, false), [])
  const tellDone = useCallback((text: string) => show(text, 'positive', true), [])
  const tellError = useCallback((error: unknown) => {
    if (!(error instanceof WriteRefusal)) console.error(error)
    const text =
      error instanceof WriteRefusal
        ? error.message
        : 'Couldn’t save. Nothing’s changed. Check your connection and try again.'
    show(text, 'critical', false)
  }, [])
  useEffect(() => dismiss, [])
  return { notice, dismiss, tell, tellDone, tellError }
}
