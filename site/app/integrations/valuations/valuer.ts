/** What a vehicle is worth to a dealer (OPEN-28). */
export type Valuer = {
  /**
   * @param vehicleId as the registration lookup names it
   * @param kms on its clock
   * @param year of the calendar in which it is valued
   * @returns whole cents for a vehicle in good order, or null where nobody can say
   * @throws Error when nobody can be asked
   */
  tradeValue: (vehicleId: string, kms: number, year: number) => Promise<number | null>
}
