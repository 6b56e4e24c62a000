import { AUSTRALIAN_STATES, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'

type Where = {
  bundle: {
    tenant: Pick<DealerContext['bundle']['tenant'], 'overrideCity' | 'address'>
    locations: DealerContext['bundle']['locations']
  }
}

/**
 * Where texts say that a dealer is (TEN-13): the city staff set; else the city that all locations share, or their
 * state; '' for a dealer in several states, or without an address.
 */
export function dealerPlace({ bundle: { tenant, locations } }: Where): string {
  if (tenant.overrideCity) return tenant.overrideCity
  const own = listLocations(locations, 'all').flatMap(({ address }) => address ?? [])
  const all = own.length > 0 ? own : tenant.address ? [tenant.address] : []
  const state = only(all.map((each) => each.state.toUpperCase()))
  return (state && only(all.map(({ city }) => city))) || stateName(state)
}

/** ` in Sydney`; '' for a dealer without one place. */
export function inPlace(dealer: Where): string {
  const place = dealerPlace(dealer)
  return place ? ` in ${place}` : ''
}

const only = (values: readonly string[]): string => {
  const [first = '', ...others] = new Set(values)
  return others.length > 0 ? '' : first
}

function stateName(code: string): string {
  const name = AUSTRALIAN_STATES.find((state) => state.code === code)?.name ?? ''
  return name.endsWith('Territory') ? `the ${name}` : name
}
