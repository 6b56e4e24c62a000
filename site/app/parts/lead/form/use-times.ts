import { dateAt } from '@forecourt/schemas/contract/pure'
import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { appointmentsPath } from '#app/paths.ts'
import type { Appointments } from '../appointments.server.ts'
import { NO_TIMES } from './appointments.ts'
import type { LeadFormField, LeadFormModel, LeadOption } from './lead-form-model.ts'
import { formatWholeDay, isWholeDay } from './whole-day.ts'

const LOADING = 'Finding times…'
const FAILED = 'We couldn’t load the times. Pick the place again.'

/** What fields show instead of the form's own, by their names. */
export type TimesFields = Readonly<Record<string, Pick<LeadFormField, 'options' | 'days' | 'hint'>>>

/** A workshop is booked by the day. */
const WHOLE_DAYS = 'day'

/**
 * The times of the location that is chosen in a form, loaded as it is chosen (LEAD-27, CALL-17).
 * @returns the changed fields; none until a location is chosen, and for a form without times
 */
export function useTimes(form: LeadFormModel, element: RefObject<HTMLFormElement | null>): TimesFields {
  const { load, data, state } = useFetcher<Appointments | null>()
  const [locationId, setLocationId] = useState<string | null>(null)
  const field = form.steps.flatMap(({ fields }) => fields).find(({ timesOf }) => timesOf !== undefined)
  const source = field?.timesOf
  /** The place that the form's own times are of; undefined where it is not asked for, as a vehicle says where it is. */
  const made = form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === source)?.value
  useEffect(() => {
    const from = element.current
    if (!from || !source) return
    if (made === undefined) return setLocationId(null)
    const choose = (value: string) => {
      setLocationId(value)
      if (value === '') return
      const department = field.type === WHOLE_DAYS ? '&department=service' : ''
      load(appointmentsPath(`?location_id=${encodeURIComponent(value)}${department}`))
    }
    const follow = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name === source) choose(value)
    }
    // A choice from before a reload is there already.
    const chosen = String(new FormData(from).get(source) ?? '')
    if (chosen !== made) choose(chosen)
    from.addEventListener('change', follow)
    return () => from.removeEventListener('change', follow)
  }, [element, source, made, load, field?.type])
  const options = useMemo(() => (data ? data.slots.map((slot) => buildOption(slot, data)) : []), [data])
  if (field === undefined || !locationId) return {}
  const { name } = field
  if (state !== 'idle' || data === undefined) return { [name]: { hint: LOADING, days: [], options: [] } }
  if (data === null) return { [name]: { hint: FAILED, days: [], options: [] } }
  const { days, hours = '', choices = {} } = data
  return {
    [name]: { hint: days.length === 0 ? NO_TIMES : hours, days, options },
    ...Object.fromEntries(Object.entries(choices).map(([other, list]) => [other, { options: list }])),
  }
}

function buildOption(slot: string, { time_zone: timeZone, notes }: Appointments): LeadOption {
  const note = notes?.[slot]
  if (isWholeDay(slot)) return { value: slot, label: formatWholeDay(slot), ...(note ? { note } : {}) }
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(new Date(slot))
  return {
    value: slot,
    group: words({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    label: words({ hour: 'numeric', minute: '2-digit', hour12: true }),
    date: dateAt(slot, timeZone),
  }
}
