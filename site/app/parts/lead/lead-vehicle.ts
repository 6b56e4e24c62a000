/** The vehicle as somebody names it who owns it; a car of the stock has `car_description`. */
export const OWN_VEHICLE = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model']

/** The vehicle that a lead is about: a car of the stock, or somebody's own; '' for none. */
export function leadVehicle(payload: Readonly<Record<string, unknown>>): string {
  const described = payload.car_description
  if (typeof described === 'string' && described !== '') return described
  return OWN_VEHICLE.map((name) => payload[name])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .trim()
}
