/** A registered vehicle from a provider. */
export type RegoVehicle = {
  /** The provider's id, for valuations. */
  id: string
  make: string
  model: string
  badge: string
  year: number
  body: string
  fuel: string
  transmission: string
  /** What it is; absent where the register does not say, and of vehicles stored before it was asked. */
  kind?: VehicleKind
}

/** What a registered vehicle is. */
export type VehicleKind = 'car' | 'motorcycle' | 'truck'

/** Lookup of a vehicle by its registration (TRADE-10, OPEN-28). */
export type RegoLookup = {
  /**
   * @param rego letters and digits, upper case
   * @param state an Australian state's code, upper case
   * @returns null for an unknown registration
   * @throws Error when the lookup fails
   */
  findVehicle: (rego: string, state: string) => Promise<RegoVehicle | null>
}
