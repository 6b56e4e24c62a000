import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useCalendarActions } from './calendar-context.ts'
import { BAR_ROW, BarBox, LANE_PADDING, MoveTip, Said } from './calendar-styles.ts'
import { focusNeighbour } from './focus.ts'
import { barLabel, formatEnd, formatMove } from './item-text.ts'
import type { CalendarItem } from './items.ts'
import type { PlacedItem } from './lanes.ts'
import type { Edge } from './window-edit.ts'

/** The width in CSS pixels that a name on a bar needs; beside a shorter bar it is outside. */
const SHORT = 46

/** Pointer moves below this many pixels are a press. */
const STILL = 4

/** Something with a time: pressed it opens, dragged it moves, at its ends it stretches; keys do the same. */
export function Bar({ placed, dayWidth }: { placed: PlacedItem; dayWidth: number }) {
  const { item, extent, row, clashes } = placed
  const { edits, range, snap, selected, today, lock } = useCalendarActions()
  const keys = useBarKeys(item)
  const drag = useBarDrag(item)
  const locked = lock(item)
  const moving = edits.pending?.timesKey === item.timesKey ? edits.pending : null
  const width = (extent.right - extent.left) * dayWidth
  const percent = (days: number) => `${(days / range.days) * 100}%`
  const top = LANE_PADDING + row * BAR_ROW
  const words = moving && formatMove(item, moving, today(item.zone))
  const end = formatEnd(item, width, snap === 'minute', today(item.zone))
  return (
    <>
      <BarBox
        type="button"
        data-kind={item.kind}
        data-key={item.key}
        data-stop
        data-before={extent.before || undefined}
        data-after={extent.after || undefined}
        data-draft={item.draft || undefined}
        data-clash={clashes.length > 0 || undefined}
        data-selected={selected.has(item.key) || undefined}
        data-moving={moving ? true : undefined}
        data-locked={locked ? true : undefined}
        aria-pressed={selected.has(item.key)}
        title={locked ?? undefined}
        style={{
          left: percent(extent.left),
          width: `calc(${percent(extent.right - extent.left)} - 2px)`,
          top,
        }}
        {...keys}
        {...drag}
      >
        <Said>{barLabel(item, clashes, today(item.zone))}</Said>
        <span aria-hidden data-outside={width < SHORT || undefined}>
          {item.name}
        </span>
        {end && <em aria-hidden>{end}</em>}
        {!locked && item.fields.start && !extent.before && <i data-edge="start" />}
        {!locked && item.fields.expiry && !extent.after && <i data-edge="end" />}
      </BarBox>
      {words && (
        <MoveTip style={{ left: percent(Math.max(extent.right, range.days * 0.28)), top: top - 34 }}>
          {capital(words.moment)} <span>{words.change}</span>
        </MoveTip>
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The keys of a bar; each key press is also said by the calendar's live region. */
function useBarKeys(item: CalendarItem) {
  const { moves, openItem, toggle, openNew } = useCalendarActions()
  const newAfter = useNewAfter(item)
  const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
    Enter: (element) => openItem(item, element),
    ' ': () => toggle(item),
    Delete: () => moves.endNow(item),
    Backspace: () => moves.endNow(item),
    Escape: () => moves.cancel(),
    t: (element) => openItem(item, element, true),
    n: (element) => openNew(newAfter, element),
    ArrowUp: (element) => focusNeighbour(element, -1),
    ArrowDown: (element) => focusNeighbour(element, 1),
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey) return
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (step === 0 && !action) return
      event.preventDefault()
      if (step !== 0) moves.nudge(item, getEdge(event), step)
      else action?.(event.currentTarget)
    },
    // Enter and Space are handled above; a click without a pointer comes from assistive technology.
    onClick: (event: { detail: number; currentTarget: HTMLElement }) => {
      if (event.detail === 0) openItem(item, event.currentTarget)
    },
    onBlur: () => moves.flush(),
  }
}

function getEdge({ shiftKey, altKey }: KeyboardEvent): Edge {
  if (!shiftKey) return 'whole'
  return altKey ? 'start' : 'end'
}

/** N on a bar asks for something new on the days after it, in the same lane. */
function useNewAfter(item: CalendarItem) {
  const { dayAfter, createSite } = useCalendarActions()
  const day = dayAfter(item)
  return { site: createSite(item.site), from: day, until: day, kind: item.kind, place: item.place }
}

interface Drag {
  readonly edge: Edge
  readonly x: number
  readonly dayWidth: number
  readonly item: CalendarItem
  days: number
  moved: boolean
}

/** Dragging a bar or one of its ends by whole days. A press without a move opens it. */
function useBarDrag(item: CalendarItem) {
  const { moves, range, openItem, lock } = useCalendarActions()
  const drag = useRef<Drag | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      const edge = (event.target as HTMLElement).dataset.edge as Edge | undefined
      const track = event.currentTarget.parentElement?.getBoundingClientRect()
      const dayWidth = (track?.width ?? 0) / range.days || 1
      drag.current = { edge: edge ?? 'whole', x: event.clientX, dayWidth, item, days: 0, moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const going = drag.current
      if (!going) return
      const distance = event.clientX - going.x
      if (!going.moved && Math.abs(distance) < STILL) return
      going.moved = true
      const days = Math.round(distance / going.dayWidth)
      if (days === going.days || lock(item)) return
      going.days = days
      moves.drag(going.item, going.edge, days)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const going = drag.current
      drag.current = null
      if (!going) return
      const locked = lock(item)
      if (!going.moved) openItem(going.item, event.currentTarget)
      else if (locked)
        moves.drag(going.item, going.edge, going.days) // says why not
      else moves.flush()
    },
    onPointerCancel: () => {
      drag.current = null
      moves.cancel()
    },
  }
}
