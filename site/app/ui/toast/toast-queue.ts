/** The most simultaneous toasts (VAR-30). */
export const MAX_TOASTS = 1
/** How long a toast is shown, in milliseconds (SHARE-05, CONST-09). */
export const TOAST_SHOWN_MS = 3_000
/** How long a watchlist toast is shown, so that its link can be reached (OPEN-20). */
export const WATCHLIST_TOAST_MS = 5_000
/** How long a toast that was dismissed stays in memory, in milliseconds (VAR-30). */
export const TOAST_FORGOTTEN_MS = 1_000_000

/** The content of a toast: text, title and a link. */
export type ToastContent = { text: string; title?: string; action?: { label: string; href: string } }
/** A toast; `dismissedAt` (milliseconds) once it is no longer shown. */
export type Toast = ToastContent & { id: number; dismissedAt: number | null }

/** The list with a new toast first; toasts over the limit are dismissed, long dismissed ones removed. */
export function withToast(
  toasts: readonly Toast[],
  toast: ToastContent & { id: number },
  now: number,
): Toast[] {
  const all = [{ ...toast, dismissedAt: null }, ...toasts]
  return remembered(
    all.map((each, index) =>
      index >= MAX_TOASTS && each.dismissedAt === null ? { ...each, dismissedAt: now } : each,
    ),
    now,
  )
}

/** The list with one toast dismissed. */
export function withoutToast(toasts: readonly Toast[], id: number, now: number): Toast[] {
  return remembered(
    toasts.map((each) =>
      each.id === id && each.dismissedAt === null ? { ...each, dismissedAt: now } : each,
    ),
    now,
  )
}

const remembered = (toasts: readonly Toast[], now: number) =>
  toasts.filter(({ dismissedAt }) => dismissedAt === null || now - dismissedAt < TOAST_FORGOTTEN_MS)
