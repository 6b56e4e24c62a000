import { type RefObject, useEffect, useRef, useState } from 'react'
import { Body, Columns, GROUP_HEIGHT, GroupTitle, Scroller } from './calendar-styles.ts'
import { DayHeader } from './day-header.tsx'
import type { LaneGroup } from './lane-groups.ts'
import { LaneView, laneHeight, type Viewport } from './lane-view.tsx'
import type { CalendarDay } from './range.ts'

interface LanesViewProps {
  readonly groups: readonly LaneGroup[]
  readonly days: readonly CalendarDay[]
  readonly today: string
  readonly holidays: ReadonlySet<string>
  /** Everything is drawn, not only what is on the screen. */
  readonly printing: boolean
}

/** The lanes under their days; rows outside the screen are left out. */
export function LanesView({ groups, days, today, holidays, printing }: LanesViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { viewport, dayWidth } = useViewport(scroller, days.length)
  const shown = printing ? { top: 0, bottom: Number.POSITIVE_INFINITY } : viewport
  let top = 0
  const placed = groups.map((group) => {
    top += GROUP_HEIGHT
    const lanes = group.lanes.map((lane) => {
      const at = top
      top += laneHeight(lane)
      return { lane, at }
    })
    return { group, lanes }
  })
  return (
    <Scroller ref={scroller} tabIndex={-1}>
      <DayHeader days={days} today={today} holidays={holidays} />
      <Body>
        <Columns aria-hidden style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
          {days.map(({ date, weekday }) => (
            <i
              key={date}
              data-monday={weekday === 1 || undefined}
              data-weekend={weekday === 0 || weekday === 6 || undefined}
              data-holiday={holidays.has(date) || undefined}
            />
          ))}
        </Columns>
        {placed.map(({ group, lanes }) => (
          <section key={group.id} aria-label={group.title}>
            <GroupTitle data-site={group.site ? '' : undefined}>
              {group.site && <i style={{ background: group.site.brand }} aria-hidden />}
              {group.title}
              {group.note && <small>{group.note}</small>}
            </GroupTitle>
            {lanes.map(({ lane, at }) => (
              <LaneView key={lane.id} lane={lane} top={at} viewport={shown} dayWidth={dayWidth} />
            ))}
          </section>
        ))}
      </Body>
    </Scroller>
  )
}

/** How far outside the screen rows are drawn, in CSS pixels: keys and slow scrolling meet no holes. */
const AROUND = 300

/** What of the lanes is on the screen, in steps, and the width of a day. */
function useViewport(scroller: RefObject<HTMLDivElement | null>, days: number) {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, bottom: 1200 })
  const [width, setWidth] = useState(1000)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const step = Math.floor(element.scrollTop / 200) * 200
      setViewport((last) => {
        const next = { top: step - AROUND, bottom: step + element.clientHeight + AROUND }
        return last.top === next.top && last.bottom === next.bottom ? last : next
      })
      setWidth(element.querySelector('[data-monday]')?.getBoundingClientRect().width ?? 0)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [days])
  return { viewport, dayWidth: width }
}
