import { listLocations, siteVariants, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { HoursLine } from '#app/page/layout-model.ts'
import { findOpenState } from '#app/parts/contact/opening-hours.server.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'

/** Headers with a line for today's hours; the pages of other sites do not change when a location opens. */
const WITH_HOURS = 'search'
const MOST_PLACES = 3

/** Who is open until when, or when the first opens; null where the header has no such line. */
export function hoursLine(dealer: DealerContext): HoursLine | null {
  const { tenant, locations } = dealer.bundle
  if (siteVariants(templateDefinition(tenant.template), tenant.theme).header !== WITH_HOURS) return null
  const states = listLocations(locations, 'sales')
    .slice(0, MOST_PLACES)
    .flatMap((place) => {
      const state = findOpenState(place, place, dealer)
      return state ? [{ ...state, text: `${shortPlaceName(place.name, tenant)} ${state.rest}`.trim() }] : []
    })
  const open = states.filter((state) => state.open && !state.byAppointment)
  const shown = open.length > 0 ? open : states.filter((state) => !state.byAppointment).slice(0, 1)
  if (shown.length === 0) return null
  const all = describeAll(open, listLocations(locations, 'sales').length)
  return {
    open: open.length > 0,
    text: shown.map(({ text }) => text).join(' · '),
    ...(all === '' ? {} : { all }),
  }
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'both', 3: 'all three' }

/** `all three yards until 5:30 pm`, without the hour where it is not the same; '' where not all are open. */
function describeAll(open: readonly { rest: string }[], places: number): string {
  const counted = open.length === places ? COUNTS[places] : undefined
  if (counted === undefined) return ''
  const ends = new Set(open.map(({ rest }) => rest))
  return `${counted} yards ${ends.size === 1 ? (open[0]?.rest ?? '') : ''}`.trim()
}
