import { DayPanel } from './day-panel.tsx'
import { findLock } from './item-access.ts'
import { ItemPanel } from './item-panel.tsx'
import type { CalendarItem } from './items.ts'
import { usualPlaces } from './lane-groups.ts'
import { NEW_KINDS, type NewKind } from './new-kinds.ts'
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
    const site = request.site
    return (
      <NewPanel
        key={`${request.from} ${request.until} ${request.kind} ${site.id}`}
        request={request}
        element={element}
        locations={answer.locations.filter((location) => location.site === site.id)}
        placeTaken={request.place !== null && freePlace(request, [request.place], items) === null}
        freePlace={freePlace(request, usualPlaces(answer, site), items)}
        lockOfKind={(kind: NewKind) => findLock(NEW_KINDS[kind].type, [site.id], actions.person)}
        onClose={close}
        onMake={(thing) => {
          const free = freePlace(request, usualPlaces(answer, site), items)
          actions.make(thing.what === 'tile' ? { ...thing, place: thing.place ?? free } : thing)
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
