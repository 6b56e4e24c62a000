import { type ChangeEvent, Fragment } from 'react'
import { APPOINTMENT_DAY } from '../lead-fields.ts'
import type { LeadFormField, LeadOption } from '../lead-form-model.ts'
import { TilesError } from './tile-field.tsx'

type AppointmentTilesProps = { field: LeadFormField; id: string; error?: string | undefined }

/**
 * Days, and the times of the chosen one, as tiles. Before a choice none looks chosen, and the times of the first day that
 * has any are shown under its name. Without JavaScript the style sheet shows the times of the day.
 */
export function AppointmentTiles({ field, id, error }: AppointmentTilesProps) {
  const { name, label, value, options = [], days = [], placeholder = '', hint } = field
  const chosen = options.find((option) => option.value === value)?.date
  const first = options[0]?.date
  return (
    <fieldset
      className={error ? 'field when is-bad' : 'field when'}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{label}</legend>
      <p className="when__hint small muted" role="status">
        {days.length === 0 ? hint : null}
      </p>
      {days.length > 0 ? (
        <div className="when__days" onChange={(event: ChangeEvent<HTMLDivElement>) => keepDay(event, name)}>
          {days.map((date) => (
            <Day
              key={date}
              date={date}
              isFirst={date === first}
              isChosen={date === chosen}
              times={options.filter((option) => option.date === date)}
              name={name}
              value={value}
            />
          ))}
          {placeholder ? (
            <label className="tile slot when__open">
              <input type="radio" name={name} value="" />
              {placeholder}
            </label>
          ) : null}
        </div>
      ) : null}
      <TilesError id={id} error={error} />
    </fieldset>
  )
}

type DayProps = {
  date: string
  /** Its times are shown before a day is chosen. */
  isFirst: boolean
  isChosen: boolean
  times: readonly LeadOption[]
  name: string
  value: string
}

function Day({ date, isFirst, isChosen, times, name, value }: DayProps) {
  const words = formatDateParts(date)
  const left = times.length === 0 ? 'None left' : `${times.length}`
  const unit = times.length === 1 ? 'time' : 'times'
  const parts = [
    { title: 'Morning', times: times.filter(({ label }) => label.endsWith('am')) },
    { title: 'Afternoon', times: times.filter(({ label }) => !label.endsWith('am')) },
  ].filter((part) => part.times.length > 0)
  return (
    <div className={isFirst ? 'when__day is-first' : 'when__day'}>
      <label className="tile day">
        <input
          type="radio"
          name={APPOINTMENT_DAY}
          value={date}
          disabled={times.length === 0}
          defaultChecked={isChosen}
          aria-label={`${words.weekday} ${words.day} ${words.month}, ${times.length === 0 ? 'no times' : `${left} ${unit}`}`}
        />
        <span>{words.weekday}</span>
        <b>{words.day}</b>
        <em>{times.length === 0 ? left : `${left} left`}</em>
      </label>
      <div className="when__times">
        <p className="when__of">
          {words.weekday} {words.day} {words.month}
        </p>
        {parts.map((part) => (
          <Fragment key={part.title}>
            <p className="when__part">{part.title}</p>
            <div className="slots">
              {part.times.map((option) => (
                <label className="tile slot" key={option.value}>
                  <input
                    type="radio"
                    name={name}
                    value={option.value}
                    defaultChecked={option.value === value}
                    aria-label={`${option.label}, ${option.group}`}
                    data-words={`${words.weekday} ${words.day} ${words.month}, ${option.label}`}
                    data-date={date}
                  />
                  {option.label}
                </label>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** A time of another day than the one shown would be sent unseen. */
function keepDay({ target, currentTarget }: ChangeEvent<HTMLDivElement>, name: string): void {
  const day = target as unknown as HTMLInputElement
  if (day.name !== APPOINTMENT_DAY) return
  for (const time of currentTarget.querySelectorAll<HTMLInputElement>('input[data-date]'))
    if (time.name === name && time.dataset.date !== day.value) time.checked = false
}

const WORDS = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** `Tue`, `1` and `Dec` of a date. */
export function formatDateParts(date: string) {
  const parts = WORDS.formatToParts(new Date(`${date}T00:00:00Z`))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}
