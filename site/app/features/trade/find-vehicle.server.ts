import { AUSTRALIAN_STATES } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'
import type { RegoVehicle } from '#app/integrations/rego/rego-lookup.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'

/** The result of a lookup; `field` is the invalid one, '' for an error of none. */
export type VehicleLookup =
  | { kind: 'found'; rego: string; state: string; vehicle: RegoVehicle }
  | { kind: 'error'; status: number; field: 'rego' | 'regoState' | ''; error: string }

const NO_REGO = 'Enter the rego, letters and numbers only.'
const NO_STATE = 'Choose the state it’s registered in.'
const UNKNOWN = 'We couldn’t find that rego. Check it and the state.'
const OUT = 'Rego look-up isn’t working right now. Fill in the details yourself, or call us.'
const TOO_MANY = 'That’s a lot of look-ups. Try again in a few minutes.'

/**
 * The vehicle of a registration (TRADE-10, OPEN-28).
 * @param typed registration and state as they were typed
 */
export async function findVehicle(
  context: RequestContext,
  typed: { rego: string; state: string },
): Promise<VehicleLookup> {
  const { rego: register, limits, visitor, log } = context
  const rego = normaliseRego(typed.rego)
  const state = AUSTRALIAN_STATES.find(({ code }) => code === typed.state.trim().toUpperCase())?.code
  if (!isRego(rego)) return { kind: 'error', status: 422, field: 'rego', error: NO_REGO }
  if (state === undefined) return { kind: 'error', status: 422, field: 'regoState', error: NO_STATE }
  if (!(await limits.take('rego', requireDealerContext(context).bundle.tenant.slug, visitor.address)).ok)
    return { kind: 'error', status: 429, field: '', error: TOO_MANY }
  try {
    const vehicle = await register.findVehicle(rego, state)
    if (vehicle === null) return { kind: 'error', status: 422, field: 'rego', error: UNKNOWN }
    return { kind: 'found', rego, state, vehicle }
  } catch (error) {
    log.warn({ err: error }, 'a registration cannot be looked up')
    return { kind: 'error', status: 503, field: '', error: OUT }
  }
}

/** As `findVehicle`, for a vehicle that the dealer is to buy: one of a kind that it does not sell is refused in words. */
export async function findOfferedVehicle(
  context: RequestContext,
  typed: { rego: string; state: string },
): Promise<VehicleLookup> {
  const found = await findVehicle(context, typed)
  if (found.kind === 'error') return found
  const sold = await findSoldTypes(requireDealerContext(context))
  if (isTaken(found.vehicle.kind, sold)) return found
  const error = `That’s a ${vehicleName(found.vehicle)}, and we only take ${getItemNames(sold).many}. Check the rego, or call us.`
  return { kind: 'error', status: 422, field: 'rego', error }
}

/** A dealer of motorcycles alone takes motorcycles, a dealer of one other kind anything else. */
function isTaken(kind: RegoVehicle['kind'], sold: readonly string[]): boolean {
  const [only, ...others] = sold
  if (kind === undefined || only === undefined || others.length > 0 || only === 'vehicle') return true
  return (only === 'motorcycle') === (kind === 'motorcycle')
}

/** `2021 Make Model Badge`. */
export const vehicleName = ({ year, make, model, badge }: Omit<RegoVehicle, 'id'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ')

/** A registration as registers write it: letters and digits, upper case, without the spaces people type. */
export function normaliseRego(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '')
}

/** Could this, normalised, be a registration? One to nine letters and digits, as any state gives them. */
export function isRego(rego: string): boolean {
  return /^[A-Z0-9]{1,9}$/.test(rego)
}
