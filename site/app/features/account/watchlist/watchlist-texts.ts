import { watchlistPath } from '#app/paths.ts'
import { type ToastWords, WATCHLIST_TOAST_MS } from '#app/ui/toast/toast-queue.ts'

/** What is said of a change of the watchlist (SAVE-06, SAVE-07); 'View List' leads there (SAVE-09). */
export function changeToast(
  carName: string,
  saved: boolean,
): ToastWords & { title: string; shownMs: number } {
  return {
    title: saved ? 'Car Saved In Watchlist' : 'Car Removed',
    text: saved
      ? `${carName} is now available in your watchlist`
      : `${carName} is no longer in your watchlist`,
    action: { label: 'View List', href: watchlistPath() },
    shownMs: WATCHLIST_TOAST_MS,
  }
}

/** What is alerted when the site gives no words of its own. */
export const CHANGE_FAILED = 'An unknown error occurred.'
