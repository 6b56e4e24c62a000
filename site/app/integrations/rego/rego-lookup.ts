/** A registered vehicle as a provider knows it. */
export type RegoVehicle = {
  /** The provider's own name of it, by which it can be valued. */
  id: string
  make: string
  model: string
  badge: string
  year: number
  body: string
  fuel: string
  transmission: string
}

/** Which vehicle carries a registration (TRADE-10, OPEN-28). */
export type RegoLookup = {
  /**
   * @param rego letters and digits, upper case
   * @param state an Australian state's code, upper case
   * @returns null where no vehicle is known by it
   * @throws Error when nobody can be asked
   */
  findVehicle: (rego: string, state: string) => Promise<RegoVehicle | null>
}
