import { type RefObject, useEffect, useState } from 'react'
import { appointmentsPath } from '#app/paths.ts'
import type { LeadFormModel, LeadOption } from './lead-form-model.ts'

type Times = { slots: string[]; time_zone: string }

/**
 * The times of the location that is chosen in a form, asked for as it is chosen (LEAD-27, CALL-17).
 * @returns choices by the name of the field; none until another location is chosen
 */
export function useTimes(
  form: LeadFormModel,
  element: RefObject<HTMLFormElement | null>,
): Record<string, LeadOption[]> {
  const [times, setTimes] = useState<Record<string, LeadOption[]>>({})
  const field = form.steps.flatMap(({ fields }) => fields).find(({ timesOf }) => timesOf !== undefined)
  const name = field?.name
  const source = field?.timesOf
  useEffect(() => {
    const from = element.current
    if (!from || !name || !source) return
    let asked = ''
    const ask = async (event: Event) => {
      const chosen = event.target as HTMLSelectElement
      if (chosen.name !== source) return
      asked = chosen.value
      const options = asked === '' ? [] : await fetchTimes(asked)
      if (asked === chosen.value) setTimes((known) => ({ ...known, [name]: options }))
    }
    from.addEventListener('change', ask)
    return () => from.removeEventListener('change', ask)
  }, [element, name, source])
  return times
}

async function fetchTimes(locationId: string): Promise<LeadOption[]> {
  try {
    const response = await fetch(appointmentsPath(`?location_id=${encodeURIComponent(locationId)}`))
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const { slots, time_zone } = (await response.json()) as Times
    return slots.map((slot) => optionOf(slot, time_zone))
  } catch (error) {
    console.warn('The times of the location are not known.', error)
    return []
  }
}

function optionOf(slot: string, timeZone: string): LeadOption {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(new Date(slot))
  return {
    value: slot,
    group: words({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    label: words({ hour: 'numeric', minute: '2-digit', hour12: true }),
  }
}
