import type { LeadFormField } from '../lead-form-model.ts'
import { formatDateParts } from './appointment-tiles.tsx'
import { TilesError } from './tile-field.tsx'

type DayTilesProps = { field: LeadFormField; id: string; error?: string | undefined }

/** Two weeks of a workshop that is open six days. */
const SHOWN_FIRST = 14

/** Days of a workshop as tiles: closed ones are not among them, fully booked ones cannot be chosen. None is chosen at first. */
export function DayTiles({ field, id, error }: DayTilesProps) {
  const { name, label, value, options = [], days = [], placeholder = '', hint } = field
  const day = (date: string) => (
    <Day
      key={date}
      date={date}
      name={name}
      value={value}
      option={options.find((one) => one.value === date)}
    />
  )
  const [first, later] = [days.slice(0, SHOWN_FIRST), days.slice(SHOWN_FIRST)]
  return (
    <fieldset
      className={error ? 'field when is-bad' : 'field when'}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{field.required ? label : `${label} (optional)`}</legend>
      <p className="when__hint small muted" role="status">
        {hint}
      </p>
      {days.length > 0 ? (
        <>
          <div className="when__days">
            {first.map(day)}
            {placeholder ? (
              <label className="tile slot when__open">
                <input type="radio" name={name} value="" />
                {placeholder}
              </label>
            ) : null}
          </div>
          {later.length > 0 ? (
            <details className="when__later" open={later.includes(value)}>
              <summary className="link">Later dates</summary>
              <div className="when__days">{later.map(day)}</div>
            </details>
          ) : null}
        </>
      ) : null}
      <TilesError id={id} error={error} />
    </fieldset>
  )
}

type DayProps = {
  date: string
  name: string
  value: string
  /** Absent for a day that is fully booked. */
  option: { label: string; note?: string } | undefined
}

function Day({ date, name, value, option }: DayProps) {
  const { weekday, day, month } = formatDateParts(date)
  const note = option ? (option.note ?? '') : 'Full'
  return (
    <label className="tile day">
      <input
        type="radio"
        name={name}
        value={date}
        disabled={option === undefined}
        defaultChecked={option !== undefined && date === value}
        aria-label={[`${weekday} ${day} ${month}`, note].filter(Boolean).join(', ')}
        data-words={option?.label}
      />
      <span>{weekday}</span>
      <b>{day}</b>
      <em>{note || month}</em>
    </label>
  )
}
