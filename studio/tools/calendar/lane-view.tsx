import { AddIcon } from '@sanity/icons/Add'
import { StackIcon } from '@sanity/icons/Stack'
import { Bar } from './bar.tsx'
import { useCalendarActions } from './calendar-context.ts'
import {
  BAR_ROW,
  CLASH_ROW,
  ClashField,
  GapButton,
  LANE_PADDING,
  LaneName,
  LaneRow,
  LaneTrack,
  Said,
} from './calendar-styles.ts'
import { DayMarkView, WeekHours } from './day-marks.tsx'
import { formatCount, formatDay, formatMoment, shortDay } from './format.ts'
import type { Lane, PlacedClash, PlacedGap } from './lanes.ts'
import { NewDaysView, useNewDays } from './new-days.tsx'
import { stretch } from './stretch.ts'

/** The part of the page that is on the screen, in CSS pixels from the top of the lanes. */
export interface Viewport {
  readonly top: number
  readonly bottom: number
}

/** The height of a lane, whatever of it is drawn. */
export function laneHeight(lane: Lane): number {
  return Math.max(lane.rows * BAR_ROW + lane.clashRows * CLASH_ROW + 2 * LANE_PADDING, 44)
}

interface LaneProps {
  readonly lane: Lane
  /** From the top of the lanes. */
  readonly top: number
  readonly viewport: Viewport
  readonly dayWidth: number
}

/** One line of the calendar; only the rows on the screen are drawn. */
export function LaneView({ lane, top, viewport, dayWidth }: LaneProps) {
  const { range } = useCalendarActions()
  const height = laneHeight(lane)
  const days = useNewDays(lane)
  const isNear = (row: number) => {
    const y = top + row * BAR_ROW
    return y > viewport.top - BAR_ROW && y < viewport.bottom
  }
  const near = top + height > viewport.top && top < viewport.bottom
  const inWeek = range.days === 7 && lane.kind === 'hours'
  return (
    <LaneRow role="group" aria-label={`${lane.title} ${lane.note}`.trim()} style={{ height }}>
      <LaneName title={[lane.title, lane.note].filter(Boolean).join(', ')}>
        <span>{lane.title}</span>
        {lane.note && <small>{lane.note}</small>}
      </LaneName>
      <LaneTrack ref={days.track} {...days.pointer}>
        {near && lane.clashes.map((clash) => <ClashView key={clashKey(clash)} placed={clash} lane={lane} />)}
        {near && lane.gaps.map((gap) => <GapView key={gap.from} gap={gap} lane={lane} />)}
        {near && inWeek && <WeekHours lane={lane} />}
        {lane.bars.map(
          (placed) => isNear(placed.row) && <Bar key={placed.item.key} placed={placed} dayWidth={dayWidth} />,
        )}
        {lane.days.map(
          (placed) => isNear(placed.row) && <DayMarkView key={placed.day.key} placed={placed} />,
        )}
        {near && <NewDaysView lane={lane} days={days} />}
      </LaneTrack>
    </LaneRow>
  )
}

const clashKey = ({ clash }: PlacedClash) => `${clash.first.id} ${clash.second.id}`

function ClashView({ placed, lane }: { placed: PlacedClash; lane: Lane }) {
  const { range, snap, today } = useCalendarActions()
  const { clash, extent, row } = placed
  const zone = lane.site.timeZone
  const { from, until, days } = clash
  const moment = (instant: string, edge: 'from' | 'until') => formatMoment(instant, zone, today(zone), edge)
  const words =
    snap === 'minute' && from && until && extent.right - extent.left > 2
      ? `Clash: both want place ${clash.place} from ${moment(from, 'from')} until ${moment(until, 'until')}`
      : `Clash${days === null ? '' : `, ${formatCount(days, 'day')}`}`
  return (
    <ClashField
      style={{
        ...stretch(extent, range.days),
        height: LANE_PADDING + lane.rows * BAR_ROW + (row + 1) * CLASH_ROW,
      }}
    >
      <StackIcon aria-hidden />
      {extent.right - extent.left > 2.5 || range.days === 7 ? words : ''}
    </ClashField>
  )
}

function GapView({ gap, lane }: { gap: PlacedGap; lane: Lane }) {
  const { range, openNew, today } = useCalendarActions()
  const now = today(lane.site.timeZone)
  const { from, until, extent } = gap
  const words =
    from === until ? `on ${formatDay(from, now)}` : `from ${formatDay(from, now)} to ${formatDay(until, now)}`
  const width = extent.right - extent.left
  return (
    <GapButton
      type="button"
      data-stop
      style={{ ...stretch(extent, range.days), top: LANE_PADDING }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) =>
        openNew({ site: lane.site, from, until, kind: 'tile', place: lane.place }, event.currentTarget)
      }
    >
      <Said>{`Gap: nothing at ${lane.title.toLowerCase()} ${words}. Fill it`}</Said>
      <span aria-hidden>
        {width > 4 ? `Gap, ${shortDay(from, now)} – ${shortDay(until, now)}` : width > 1.4 && 'Gap'}
      </span>
      <AddIcon aria-hidden />
    </GapButton>
  )
}
