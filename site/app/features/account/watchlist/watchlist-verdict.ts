import { isAvailable } from '#app/domain/stock/availability.ts'

/** Is the watchlist button shown: for available cars, and for a sold one already saved, to remove it (SAVE-10)? */
export function watchlistButtonShown(car: { status: string }, saved: boolean): boolean {
  return saved || isAvailable(car)
}
