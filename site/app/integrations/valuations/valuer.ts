/** Valuation of a vehicle for a dealer (OPEN-28). */
export type Valuer = {
  /**
   * @param vehicleId from the registration lookup
   * @param kms on its odometer
   * @param year of the valuation
   * @returns whole cents for a vehicle in good condition, or null without a valuation
   * @throws Error when the service fails
   */
  tradeValue: (vehicleId: string, kms: number, year: number) => Promise<number | null>
}
