import type { NewRequest } from './calendar-context.ts'
import { DayPanel } from './day-panel.tsx'
import { findLock } from './item-access.ts'
import { ItemPanel } from './item-panel.tsx'
import type { CalendarItem } from './items.ts'
import { usualPlaces } from './lane-groups.ts'
import { NewPanel } from './new-panel.tsx'
import type { CalendarState } from './use-calendar.ts'
import { freePlace } from './use-new-things.ts'

interface CalendarPanelsProps {
  readonly calendar: CalendarState
  onPreview(item: CalendarItem): void
}

/** The panel that is open: about a bar, a day, or something new. */
export function CalendarPanels({ calendar, onPreview }: CalendarPanelsProps) {
  const { panels, items, groups, answer, actions } = calendar
  const { open, close } = panels
  if (!open || !answer) return null
  if (open.what === 'day') {
    const ids = [open.day.site]
    const locked = findLock('location', ids, actions.person)
    return <DayPanel day={open.day} element={open.element} locked={locked} onClose={close} />
  }
  if (open.what === 'new') {
    const { request, element } = open
    return (
      <NewPanel
        key={`${request.from} ${request.until} ${request.kind} ${request.site.id}`}
        request={request}
        element={element}
        placeOn={(siteIds) => findPlace(calendar, request, siteIds)}
        onClose={close}
        onMake={(thing, isOpened) => {
          actions.make(thing, isOpened)
          close()
        }}
      />
    )
  }
  const item = items.find(({ key }) => key === open.key)
  if (!item) return null
  const bar = groups
    .flatMap(({ lanes }) => lanes)
    .flatMap(({ bars }) => bars)
    .find((placed) => placed.item.key === item.key)
  return (
    <ItemPanel
      key={item.key}
      item={item}
      element={open.element}
      typing={open.typing}
      clashes={bar?.clashes ?? []}
      items={items}
      onClose={close}
      onPreview={onPreview}
    />
  )
}

/** The place that was pressed, or the first free one; on several sites only one that is usual on each of them. */
function findPlace({ answer, items, scope }: CalendarState, request: NewRequest, siteIds: readonly string[]) {
  const sites = scope.mine.filter(({ id }) => siteIds.includes(id))
  const usual = sites.map((site) => (answer ? usualPlaces(answer, site) : []))
  const [first = []] = usual
  const shared = first.filter((place) => usual.every((places) => places.includes(place)))
  const isFree = (place: number) =>
    sites.every((site) => freePlace({ ...request, site }, [place], items) !== null)
  const { place } = request
  if (place !== null && (sites.length < 2 || shared.includes(place)))
    return { place, isTaken: !isFree(place) }
  return { place: shared.find(isFree) ?? null, isTaken: false }
}
