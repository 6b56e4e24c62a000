import { formatSiteTime, formatZone, readSiteTime } from '@forecourt/schemas/contract/pure'
import { type FormEvent, useId, useState } from 'react'
import { atTime } from './at-time.ts'

/**
 * Shows the site as it will be, or was, at another time, from page to page until it is taken back. The time is typed as
 * people write it, on the site's own clock.
 */
export function TimeField({ at, zone }: { at: string | null; zone: string }) {
  const id = useId()
  const shown = at === null ? '' : formatSiteTime(at, zone)
  const [value, setValue] = useState(shown)
  const [problem, setProblem] = useState('')
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return window.location.assign(atTime(window.location, null))
    const now = new Date().toISOString()
    const typed = readSiteTime(value, { zone, now, edge: 'from', current: at })
    if ('problem' in typed) return setProblem(typed.problem)
    window.location.assign(atTime(window.location, typed.instant))
  }
  return (
    <form onSubmit={show} data-typed={value !== shown}>
      <label htmlFor={`${id}at`}>See the site on</label>
      <input
        id={`${id}at`}
        type="text"
        value={value}
        placeholder="1 Dec, 9 am"
        autoComplete="off"
        aria-describedby={`${id}zone ${id}problem`}
        aria-invalid={problem !== ''}
        onChange={(event) => {
          setValue(event.target.value)
          setProblem('')
        }}
      />
      {at !== null && value === shown ? (
        <button type="button" onClick={() => window.location.assign(atTime(window.location, null))}>
          Back to now
        </button>
      ) : (
        <button type="submit">Show</button>
      )}
      <span id={`${id}zone`} className="preview-bar__note">
        {formatZone(zone, at ?? new Date().toISOString())}
      </span>
      <span id={`${id}problem`} className="preview-bar__problem" role="alert">
        {problem}
      </span>
    </form>
  )
}
