import { Head, Months } from './calendar-styles.ts'
import { formatMonth, formatWeekday, shortDay } from './format.ts'
import type { CalendarDay } from './range.ts'

interface DayHeaderProps {
  readonly days: readonly CalendarDay[]
  readonly today: string
  readonly holidays: ReadonlySet<string>
}

/** The days over the lanes, with their months; today and public holidays are highlighted. */
export function DayHeader({ days, today, holidays }: DayHeaderProps) {
  const week = days.length === 7
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7)).values()]
  return (
    <Head aria-hidden>
      <div />
      <Months style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
        {!week &&
          months.map((month) => (
            <b key={month[0]?.date} style={{ gridColumn: `span ${month.length}` }}>
              {month.length > 3 ? formatMonth(month[0]?.date ?? '') : ''}
            </b>
          ))}
        {days.map(({ date, weekday, outside }) => (
          <div
            key={date}
            data-quiet={outside || weekday === 0 || weekday === 6 || undefined}
            data-holiday={holidays.has(date) || undefined}
            data-today={date === today || undefined}
          >
            <small>{formatWeekday(date, week ? 'short' : 'letter')}</small>
            <span>{week ? shortDay(date, date) : Number(date.slice(8))}</span>
          </div>
        ))}
      </Months>
    </Head>
  )
}
