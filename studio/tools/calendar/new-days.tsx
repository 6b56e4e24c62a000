import { addDays, daysBetween } from '@forecourt/schemas/contract'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useCalendarActions } from './calendar-context.ts'
import { BAR_ROW, LANE_PADDING, NewDays, Said } from './calendar-styles.ts'
import { extentOfDays } from './day-scale.ts'
import { focusNeighbour } from './focus.ts'
import { formatCount, formatDay } from './format.ts'
import type { Lane } from './lanes.ts'
import { stretch } from './stretch.ts'

/** Choosing days of a lane for something new: by dragging over them, or with keys. */
export interface NewDaysState {
  readonly track: RefObject<HTMLDivElement | null>
  readonly mark: RefObject<HTMLButtonElement | null>
  /** First and last chosen day; null while nothing was chosen. */
  readonly chosen: { from: string; until: string } | null
  readonly dragging: boolean
  readonly pointer: Record<string, (event: PointerEvent<HTMLElement>) => void>
  choose(from: string, until: string): void
  ask(days: { from: string; until: string }, element: HTMLElement): void
}

export function useNewDays(lane: Lane): NewDaysState {
  const { range, openNew } = useCalendarActions()
  const track = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ from: string; until: string } | null>(null)
  const [first, setFirst] = useState<string | null>(null)

  const dayAt = (x: number) => {
    const box = track.current?.getBoundingClientRect()
    const at = box ? Math.floor(((x - box.left) / box.width) * range.days) : 0
    return addDays(range.first, Math.min(Math.max(at, 0), range.days - 1))
  }
  const choose = (one: string, other: string) =>
    setChosen(one <= other ? { from: one, until: other } : { from: other, until: one })
  const ask: NewDaysState['ask'] = (days, element) =>
    openNew({ site: lane.site, ...days, kind: lane.kind, place: lane.place }, element)
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const day = dayAt(event.clientX)
      setFirst(day)
      choose(day, day)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (first !== null) choose(first, dayAt(event.clientX))
    },
    onPointerUp: () => {
      setFirst(null)
      if (first !== null && chosen && mark.current) {
        mark.current.focus()
        ask(chosen, mark.current)
      }
    },
    onPointerCancel: () => {
      setFirst(null)
      setChosen(null)
    },
  }
  return { track, mark, chosen, dragging: first !== null, pointer, choose, ask }
}

/**
 * The chosen days. Without any it is a stop of the keyboard that is seen once it has the focus: arrows choose the day,
 * with Shift more days, Enter or N asks for something new.
 */
export function NewDaysView({ lane, days }: { lane: Lane; days: NewDaysState }) {
  const { range, today } = useCalendarActions()
  const now = today(lane.site.timeZone)
  const inRange = daysBetween(range.first, now)
  const start = inRange >= 0 && inRange < range.days ? now : range.first
  const { from, until } = days.chosen ?? { from: start, until: start }
  const extent = extentOfDays(from, until, range)
  if (!extent) return null
  const count = daysBetween(from, until) + 1
  const words = count === 1 ? formatDay(from, now) : `${formatDay(from, now)} to ${formatDay(until, now)}`
  const free = lane.bars.every(({ row }) => row > 0)
  return (
    <NewDays
      ref={days.mark}
      type="button"
      data-stop
      data-new
      data-idle={days.dragging ? undefined : true}
      style={{
        ...stretch(extent, range.days),
        top: LANE_PADDING + (free ? 0 : (lane.rows - 1) * BAR_ROW + 4),
      }}
      onKeyDown={(event) => onKey(event, { from, until, days, range })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        days.choose(from, until)
        days.ask({ from, until }, event.currentTarget)
      }}
    >
      <Said>{`${lane.title}: something new on ${words}`}</Said>
      <span aria-hidden>{count > 2 && `+ New, ${words} · ${formatCount(count, 'day')}`}</span>
    </NewDays>
  )
}

interface KeyState {
  readonly from: string
  readonly until: string
  readonly days: NewDaysState
  readonly range: { first: string; days: number }
}

function onKey(event: KeyboardEvent<HTMLElement>, { from, until, days, range }: KeyState): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step !== 0) {
    event.preventDefault()
    const moved = addDays(until, step)
    const at = daysBetween(range.first, moved)
    if (at < 0 || at >= range.days) return
    if (event.shiftKey && moved >= from) days.choose(from, moved)
    else if (!event.shiftKey) days.choose(moved, moved)
  } else if (vertical !== 0) {
    event.preventDefault()
    focusNeighbour(event.currentTarget, vertical)
  } else if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    event.currentTarget.click()
  }
}
