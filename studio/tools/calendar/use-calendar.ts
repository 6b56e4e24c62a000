import { dateAt } from '@forecourt/schemas/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import type { CalendarActions } from './calendar-context.ts'
import { findLock } from './item-access.ts'
import { CALENDAR_KINDS, type CalendarItem, type CalendarKind, listItems } from './items.ts'
import { laneGroups } from './lane-groups.ts'
import { type CalendarView, getDayRange } from './range.ts'
import { useCalendarData } from './use-calendar-data.ts'
import { useMoves } from './use-moves.ts'
import { useNewThings } from './use-new-things.ts'
import { usePanels } from './use-panels.ts'
import { type ScopeChoice, useScope } from './use-scope.ts'
import { useTimeEdits } from './use-time-edits.ts'
import { dayAfter } from './window-edit.ts'

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Everything the calendar shows and does, for one view around one date. */
export function useCalendar(view: CalendarView, date: string, choice: ScopeChoice) {
  const scope = useScope(choice)
  const now = useNow()
  const range = useMemo(() => getDayRange(view, date), [view, date])
  const { value: answer, error } = useCalendarData(scope.sites, range)
  const edits = useTimeEdits()
  const panels = usePanels()
  const [kinds, toggleKind] = useKinds()
  const today = useCallback((zone: string) => dateAt(now, zone), [now])

  const read = useMemo(() => (answer ? listItems(answer, scope.sites) : []), [answer, scope.sites])
  const items = useMemo(() => edits.overlay(read), [read, edits.overlay])
  const groups = useMemo(
    () =>
      answer
        ? laneGroups({ answer, items, sites: scope.sites, kinds, range, now, today, ownZone: OWN_ZONE })
        : [],
    [answer, items, scope.sites, kinds, range, now, today],
  )
  const selection = useSelection(items)
  const actions = useActions({ scope, edits, panels, now, today, range, selection })
  return {
    scope,
    now,
    range,
    answer,
    error,
    edits,
    panels,
    kinds,
    toggleKind,
    today,
    items,
    groups,
    selection,
    actions,
  }
}

export type CalendarState = ReturnType<typeof useCalendar>

function useKinds() {
  const [kinds, setKinds] = useState<ReadonlySet<CalendarKind>>(new Set(CALENDAR_KINDS))
  const toggle = (kind: CalendarKind) =>
    setKinds((last) => {
      const next = new Set(last)
      if (!next.delete(kind)) next.add(kind)
      return next
    })
  return [kinds, toggle] as const
}

/** The selected bars; those that are not shown any more do not count. */
function useSelection(items: readonly CalendarItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(({ key }: CalendarItem) => {
    setKeys((last) => {
      const next = new Set(last)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  const clear = useCallback(() => setKeys(new Set()), [])
  const selected = useMemo(() => items.filter(({ key }) => keys.has(key)), [items, keys])
  return { keys, selected, toggle, clear }
}

interface ActionInput extends Pick<CalendarActions, 'edits' | 'now' | 'range' | 'today'> {
  readonly scope: ReturnType<typeof useScope>
  readonly panels: ReturnType<typeof usePanels>
  readonly selection: ReturnType<typeof useSelection>
}

function useActions(input: ActionInput) {
  const { scope, edits, panels, now, today, range, selection } = input
  const { navigateIntent } = useRouter()
  const user = useCurrentUser()
  const person = useMemo(
    () => ({ roles: (user?.roles ?? []).map(({ name }) => name), sites: scope.mine }),
    [user, scope.mine],
  )
  const lock = useCallback((item: CalendarItem) => findLock(item.type, item.sites, person), [person])
  const openDocument = (type: string, id: string, path?: string) =>
    navigateIntent('edit', path ? { id, type, path } : { id, type })
  const moves = useMoves({ edits, now, today, lock })
  const newThings = useNewThings({ edits, openDocument })
  const actions: CalendarActions = {
    edits,
    moves,
    now,
    range,
    today,
    lock,
    openDocument,
    snap: range.days === 7 ? 'minute' : 'day',
    dayAfter: (item) => dayAfter(item, item.zone, today(item.zone)),
    createSite: (id) => {
      const found = scope.sites.find((site) => site.id === id)
      if (!found) throw new RangeError(`The site ${id} is not shown.`)
      return found
    },
    selected: selection.keys,
    toggle: selection.toggle,
    openItem: panels.openItem,
    openNew: panels.openNew,
    openDay: panels.openDay,
    approve: newThings.approve,
  }
  return { ...actions, make: newThings.make, person }
}

/** The present instant (ISO UTC), minute by minute. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
