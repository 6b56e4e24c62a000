import { formatZone } from '@forecourt/schemas/contract/pure'
import { Box, Card, Flex, Text } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useColorSchemeValue } from 'sanity'
import { useSites } from '../../access/current-site.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CalendarContext } from './calendar-context.ts'
import { CalendarPanels } from './calendar-panels.tsx'
import { PrintOnlyCalendar, Surface } from './calendar-styles.ts'
import { FilterBar } from './filter-bar.tsx'
import { formatCount, formatMonth, formatRange, shortRange } from './format.ts'
import { formatMove } from './item-text.ts'
import type { CalendarItem } from './items.ts'
import { KeyHints } from './key-hints.tsx'
import { countProblems } from './lane-groups.ts'
import { LanesView } from './lanes-view.tsx'
import { ListView } from './list-view.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { type CalendarView, type DayRange, lastDay, listDays, stepDate } from './range.ts'
import { Toolbar } from './toolbar.tsx'
import { type CalendarState, useCalendar } from './use-calendar.ts'
import type { ScopeChoice } from './use-scope.ts'

interface CalendarProps {
  readonly view: CalendarView
  readonly date: string
  readonly scope: ScopeChoice
  onShow(view: CalendarView, date: string): void
  /** Opens the site as it is when an item begins to show, or now. */
  onPreview(item: CalendarItem, siteSlug: string): void
}

/** What is on when: the lanes or the list, with everything around them. */
export function Calendar({ view, date, scope: choice, onShow, onPreview }: CalendarProps) {
  const calendar = useCalendar(view, date, choice)
  const { scope, edits, groups, actions, selection } = calendar
  const scheme = useColorSchemeValue()
  const counts = useMemo(() => countProblems(groups), [groups])
  const zone = scope.sites.length === 1 ? scope.sites[0]?.timeZone : undefined
  const siteSlug = (item: CalendarItem) => scope.mine.find(({ id }) => id === item.site)?.slug ?? ''
  const undoKey = (event: KeyboardEvent) => {
    const typing = (event.target as HTMLElement).closest('input, textarea, select')
    if (typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    edits.undo()
  }
  return (
    <CalendarContext.Provider value={actions}>
      <PrintOnlyCalendar />
      <Surface $scheme={scheme} data-calendar onKeyDown={undoKey} style={{ position: 'relative' }}>
        <CalendarBars
          calendar={calendar}
          counts={counts}
          view={view}
          date={date}
          onShow={onShow}
          zone={zone}
        />
        <CalendarBody calendar={calendar} view={view} date={date} zone={zone} />
        <KeyHints note={formatFoot(view, counts.things, zone)} />
        {selection.selected.length > 0 && <BulkBar items={selection.selected} onClear={selection.clear} />}
        {edits.notice && (
          <NoticeBar
            key={edits.notice.id}
            notice={edits.notice}
            onUndo={edits.undo}
            onClose={edits.dismiss}
          />
        )}
        <LiveRegion calendar={calendar} />
        <CalendarPanels calendar={calendar} onPreview={(item) => onPreview(item, siteSlug(item))} />
      </Surface>
    </CalendarContext.Provider>
  )
}

function formatFoot(view: CalendarView, things: number, zone: string | undefined): string {
  if (!zone) return 'One day begins at midnight where the site is'
  const time: Record<CalendarView, string> = {
    week: 'this week',
    weeks: 'in these weeks',
    month: 'this month',
    list: 'this month',
  }
  return `${formatCount(things, 'thing')} ${time[view]}`
}

interface PartProps {
  readonly calendar: CalendarState
  readonly view: CalendarView
  readonly date: string
  /** The zone of the one site that is shown. */
  readonly zone: string | undefined
}

function formatTitle(view: CalendarView, range: DayRange, date: string, today: string): string {
  if (view === 'month' || view === 'list') return formatMonth(date)
  return view === 'week'
    ? formatRange(range.first, lastDay(range), today)
    : shortRange(range.first, lastDay(range), today)
}

interface BarsProps extends PartProps {
  readonly counts: ReturnType<typeof countProblems>
  onShow(view: CalendarView, date: string): void
}

function CalendarBars({ calendar, counts, view, date, zone, onShow }: BarsProps) {
  const { scope, edits, kinds, toggleKind, range, now, actions } = calendar
  const today = actions.today(zone ?? OWN_ZONE)
  const inRange = today >= range.first && today <= lastDay(range)
  const startNew = (element: HTMLElement) => {
    const site = scope.sites[0]
    const day = inRange ? today : date
    if (site) actions.openNew({ site, from: day, until: day, kind: null, place: null }, element)
  }
  return (
    <>
      <Toolbar
        title={formatTitle(view, range, date, today)}
        view={view}
        zone={zone ? formatZone(zone, now) : 'Each site’s own time'}
        scope={
          scope.mine.length > 1
            ? { all: scope.all, single: scope.current !== null, sites: scope.mine.length }
            : null
        }
        undoLabel={edits.undoLabel}
        onStep={(by) => onShow(view, stepDate(view, date, by))}
        onToday={() => onShow(view, today)}
        onView={(next) => onShow(next, inRange ? today : date)}
        onScope={scope.showAll}
        onUndo={edits.undo}
        onPrint={() => window.print()}
        onNew={startNew}
      />
      <FilterBar
        kinds={kinds}
        onKind={toggleKind}
        sites={scope.all ? scope.mine : []}
        site={scope.picked}
        onSite={scope.pick}
        counts={counts}
      />
    </>
  )
}

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

function CalendarBody({ calendar, view, date, zone }: PartProps) {
  const { answer, error, groups, actions, scope } = calendar
  const printing = usePrinting()
  const days = useMemo(() => listDays(view, date), [view, date])
  const lanes = groups.flatMap((group) => group.lanes)
  const holidays = new Set(
    zone
      ? lanes.flatMap((lane) => lane.days.flatMap(({ day }) => (day.kind === 'holiday' ? day.date : [])))
      : [],
  )
  return (
    <>
      {error && (
        <Card tone="critical" padding={3} borderBottom role="alert">
          <Text size={1}>We couldn’t read the calendar again. This is what we read last.</Text>
        </Card>
      )}
      {!answer ? (
        <Waiting />
      ) : view === 'list' ? (
        <Box flex={1} overflow="auto">
          <ListView lanes={lanes} sites={scope.sites.length} />
        </Box>
      ) : (
        <LanesView
          groups={groups}
          days={days}
          today={actions.today(zone ?? OWN_ZONE)}
          holidays={holidays}
          printing={printing}
        />
      )}
    </>
  )
}

/** Empty boxes where the lanes will be. */
function Waiting() {
  const empty = useSites().value?.length === 0
  return (
    <Flex flex={1} padding={5} direction="column" gap={3} aria-busy={!empty}>
      {empty ? (
        <Text size={1} muted>
          There is no site to show yet.
        </Text>
      ) : (
        Array.from({ length: 6 }, (_, at) => (
          <Card key={at} tone="transparent" radius={2} style={{ height: 30 }} />
        ))
      )}
    </Flex>
  )
}

/** Says each move and what became of it. */
function LiveRegion({ calendar }: { calendar: CalendarState }) {
  const { edits, items, actions } = calendar
  const moved = items.find(({ timesKey }) => timesKey === edits.pending?.timesKey)
  const words = moved && edits.pending && formatMove(moved, edits.pending, actions.today(moved.zone))
  const text = words ? `${moved.name}, ${words.moment}, ${words.change}` : (edits.notice?.text ?? '')
  return (
    <div
      role="status"
      aria-live="polite"
      style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {text}
    </div>
  )
}

/** Whether the page is being printed: by the button or by the browser's own command. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the event has been handled.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
