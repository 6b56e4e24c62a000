import { isAvailable } from '#app/domain/stock/availability.ts'

/** Whether the watchlist button is shown: for available cars, and for saved ones, to remove them (SAVE-10). */
export function watchlistButtonShown(car: { status: string }, saved: boolean): boolean {
  return saved || isAvailable(car)
}
