import { recordEvent } from '#app/analytics/record-event.ts'
import { CAR_SAVED_EVENT } from '#app/parts/sign-in/account-events.ts'
import { watchlistPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast/toast-list.ts'
import { type ToastContent, WATCHLIST_TOAST_MS } from '#app/ui/toast/toast-queue.ts'
import type { WatchedCar, WatchlistAnswer } from './watchlist-model.ts'

/** The toast of a change of the watchlist (SAVE-06, SAVE-07); 'View List' leads there (SAVE-09). */
export function changeToast(
  carName: string,
  isSaved: boolean,
): ToastContent & { title: string; shownMs: number } {
  return {
    title: isSaved ? 'Car Saved In Watchlist' : 'Car Removed',
    text: isSaved
      ? `${carName} is now available in your watchlist`
      : `${carName} is no longer in your watchlist`,
    action: { label: 'View List', href: watchlistPath() },
    shownMs: WATCHLIST_TOAST_MS,
  }
}

/** Shows a change of the watchlist as a toast, and a failure as an alert (SAVE-13). */
export function reportChange(
  car: WatchedCar,
  isSaved: boolean,
  answer: WatchlistAnswer,
  alert = (message: string) => window.alert(message),
): void {
  if (!answer.success) {
    alert(answer.message)
    return
  }
  if (isSaved) recordEvent(CAR_SAVED_EVENT, { car_id: car.id })
  const { text, ...more } = changeToast(car.name, isSaved)
  showToast(text, more)
}

/** Says that a car is kept in this browser, with a link to sign in (SAVE-08). */
export function reportKeptCar(car: WatchedCar, signIn: string): void {
  recordEvent(CAR_SAVED_EVENT, { car_id: car.id })
  showToast('Sign in and you’ll find it on any device.', {
    title: 'Saved on this device',
    action: { label: 'Sign in', href: signIn },
    shownMs: WATCHLIST_TOAST_MS,
  })
}
