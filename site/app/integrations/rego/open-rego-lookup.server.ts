import { type AutograbOptions, askAutograb, registrationAnswer } from './autograb.server.ts'
import { localVehicle } from './local-vehicles.server.ts'
import type { RegoLookup, VehicleKind } from './rego-lookup.ts'

/** The service's register, or without a service the demo register. */
export function openRegoLookup(service: AutograbOptions | null): RegoLookup {
  if (service === null) return { findVehicle: async (rego, state) => localVehicle(rego, state) }
  return {
    async findVehicle(rego, state) {
      const path = `/vehicles/registrations/${encodeURIComponent(rego)}?region=au&state=${encodeURIComponent(state)}`
      const vehicle = (await askAutograb(service, path, registrationAnswer))?.vehicle
      if (!vehicle) return null
      const { id, year, make, model, badge } = vehicle
      const body = vehicle.body || vehicle.body_type
      const kind = readKind(body)
      return {
        ...(kind ? { kind } : {}),
        id,
        year,
        make,
        model,
        badge,
        body,
        fuel: vehicle.fuel || vehicle.fuel_type,
        transmission: vehicle.transmission || vehicle.transmission_type,
      }
    },
  }
}

/** What the words for a body tell of the vehicle; null where they tell nothing. */
function readKind(body: string): VehicleKind | null {
  if (/motor ?(cycle|bike)|scooter/i.test(body)) return 'motorcycle'
  return /sedan|hatch|wagon|suv|\bute\b|utility|coupe|convertible|people mover/i.test(body) ? 'car' : null
}
