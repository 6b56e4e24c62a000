const CAR_KG = 4_500
const LIGHT_KG = 8_000

/** What a heavy vehicle's licence class depends on: its gross mass in kilograms, and its wheels, `6x4`. */
export type HeavyVehicle = { grossKg: number | null; wheels: string; body: string }

/**
 * The Australian licence class for a truck; '' where its mass is not known. After the National Heavy Vehicle Driver
 * Licence classes: https://austroads.gov.au/drivers-and-vehicles/heavy-vehicles/driver-licensing
 */
export function licenceClass({ grossKg, wheels, body }: HeavyVehicle): string {
  if (grossKg === null) return ''
  if (grossKg <= CAR_KG) return 'Car licence (C)'
  if (/prime mover/i.test(body)) return 'Heavy combination (HC)'
  if (grossKg <= LIGHT_KG) return 'Light rigid (LR)'
  return /^\s*[68]\s*x/i.test(wheels) ? 'Heavy rigid (HR)' : 'Medium rigid (MR)'
}
