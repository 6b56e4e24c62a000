import { formatMinutes } from '@forecourt/schemas/contract/pure'
import { Box, Button, Card, Flex } from '@sanity/ui'
import { DayPicker } from 'react-day-picker'
import { styled } from 'styled-components'

interface DayChoiceProps {
  /** `YYYY-MM-DD`; null while no day is chosen. */
  readonly day: string | null
  readonly today: string
  /** Times of the day offered beside the calendar, in minutes past midnight. */
  readonly times?: readonly number[]
  readonly onDay: (day: string) => void
  readonly onTime?: (minutes: number) => void
}

/** A month to choose a day from; arrows move by day, page keys by month. */
export function DayChoice({ day, today, times = [], onDay, onTime }: DayChoiceProps) {
  const selected = day ? toDate(day) : undefined
  return (
    <Card padding={3} radius={2}>
      <Calendar>
        <DayPicker
          mode="single"
          required
          autoFocus
          selected={selected}
          defaultMonth={selected ?? toDate(today)}
          today={toDate(today)}
          weekStartsOn={1}
          showOutsideDays
          onSelect={(chosen) => onDay(toIsoDate(chosen))}
        />
      </Calendar>
      {onTime ? (
        <Flex gap={2} paddingTop={3} wrap="wrap">
          {times.map((minutes) => (
            <Button
              key={minutes}
              mode="ghost"
              padding={2}
              fontSize={1}
              text={formatMinutes(minutes)}
              onClick={() => onTime(minutes)}
            />
          ))}
        </Flex>
      ) : null}
    </Card>
  )
}

// The picker counts in the browser’s own days; only the date of them is read and written.
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toIsoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const Calendar = styled(Box)`
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  color: var(--card-fg-color);
  .rdp-root {
    position: relative;
  }
  .rdp-month_caption {
    height: 32px;
    display: flex;
    align-items: center;
    padding-left: 8px;
    font-weight: 600;
  }
  .rdp-nav {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    width: 32px;
    height: 32px;
  }
  .rdp-chevron {
    fill: var(--card-muted-fg-color);
    width: 18px;
    height: 18px;
  }
  .rdp-weekday {
    height: 28px;
    width: 36px;
    font-weight: 400;
    color: var(--card-muted-fg-color);
  }
  .rdp-day {
    padding: 0;
    text-align: center;
  }
  button {
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    border-radius: 4px;
    cursor: pointer;
  }
  .rdp-day_button {
    width: 36px;
    height: 32px;
  }
  .rdp-outside {
    color: var(--card-muted-fg-color);
  }
  .rdp-today {
    font-weight: 700;
    text-decoration: underline;
  }
  .rdp-selected .rdp-day_button {
    background: var(--card-focus-ring-color);
    color: var(--card-bg-color);
    font-weight: 600;
  }
  button:hover {
    background: var(--card-border-color);
  }
  .rdp-selected .rdp-day_button:hover {
    background: var(--card-focus-ring-color);
  }
  button:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`
