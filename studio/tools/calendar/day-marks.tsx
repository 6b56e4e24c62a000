import { addDays, parseTimeOfDay } from '@forecourt/schemas/contract'
import { MoonIcon } from '@sanity/icons/Moon'
import { Button } from '@sanity/ui'
import { useCalendarActions } from './calendar-context.ts'
import { BAR_ROW, DayHours, DayMark, LANE_PADDING, Said } from './calendar-styles.ts'
import { formatDay } from './format.ts'
import type { Lane, PlacedDay } from './lanes.ts'
import { hoursOn, type SpecialDay } from './special-days.ts'
import { stretch } from './stretch.ts'

/** A day with hours of its own: a mark with its words; one that is proposed can be approved on the same line. */
export function DayMarkView({ placed }: { placed: PlacedDay }) {
  const { range, openDay, today } = useCalendarActions()
  const { day, extent, row, side } = placed
  const label = `${day.name}, ${day.hours}, ${formatDay(day.date, today('UTC'))}`
  return (
    <DayMark
      data-kind={day.kind}
      style={{ ...stretch(extent, range.days), top: LANE_PADDING + row * BAR_ROW }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        data-mark
        data-stop
        data-proposed={day.proposed || undefined}
        onClick={(event) => openDay(day, event.currentTarget)}
      >
        <Said>{label}</Said>
        <span aria-hidden>{day.proposed ? '?' : day.closed ? <MoonIcon /> : openingHour(day)}</span>
      </button>
      <span data-side={side}>
        {side === 'right' && day.proposed && <Approve day={day} />}
        {day.name} <em>{day.hours}</em>
        {side === 'left' && day.proposed && <Approve day={day} />}
      </span>
    </DayMark>
  )
}

function Approve({ day }: { day: SpecialDay }) {
  const { approve } = useCalendarActions()
  return (
    <Button
      data-no-print
      fontSize={1}
      mode="ghost"
      padding={2}
      text="Approve"
      aria-label={`Approve ${day.name}, closed`}
      onClick={() => approve(day)}
    />
  )
}

/** The hour a special day opens at, as much as a day's column holds. */
function openingHour({ hours }: SpecialDay): string {
  const minutes = parseTimeOfDay(hours.split(' – ')[0]?.replace(/ [ap]m$/, '') ?? '')
  return minutes === null ? '·' : String(Math.floor(minutes / 60))
}

/** The hours of each day of the week, one location after the other. */
export function WeekHours({ lane }: { lane: Lane }) {
  const { range } = useCalendarActions()
  const days = Array.from({ length: range.days }, (_, at) => addDays(range.first, at))
  const [location] = lane.locations
  if (!location) return null
  return days.map((date, at) => {
    const { text, special } = hoursOn(location, date)
    return (
      <DayHours
        key={date}
        data-kind="hours"
        data-special={special || undefined}
        style={stretch({ left: at, right: at + 1 }, range.days)}
      >
        {text}
      </DayHours>
    )
  })
}
