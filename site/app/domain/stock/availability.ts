/** The statuses under which a car can still be bought (CARD-13, VDP-36, OPEN-04). */
export const AVAILABLE_STATUSES = ['in_stock', 'coming_soon'] as const

/** True while the car can be bought; with every other status, known or not, it cannot. */
export function isAvailable(car: { status: string }): boolean {
  return AVAILABLE_STATUSES.some((status) => status === car.status)
}

/** True of a car that was sold; one that cannot be bought for another reason is not called sold. */
export function isSold({ status, sold }: { status: string; sold: boolean }): boolean {
  return status === 'sold' || sold
}
