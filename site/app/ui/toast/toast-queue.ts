/** At most so many toasts stand at once (VAR-30). */
export const MAX_TOASTS = 1
/** How long a toast is seen, in milliseconds (SHARE-05, CONST-09). */
export const TOAST_SHOWN_MS = 3_000
/** How long one about the watchlist is, whose link is to be reached in that time (OPEN-20). */
export const WATCHLIST_TOAST_MS = 5_000
/** How long a toast that was dismissed stays in memory, in milliseconds (VAR-30). */
export const TOAST_FORGOTTEN_MS = 1_000_000

/** What a toast says: words, a title over them, and a way on. */
export type ToastWords = { text: string; title?: string; action?: { label: string; href: string } }
/** A toast; `dismissedAt` (milliseconds) once it is not seen any more. */
export type Toast = ToastWords & { id: number; dismissedAt: number | null }

/** The list with a new toast in front; those that stood too many are dismissed, and those long dismissed forgotten. */
export function withToast(
  toasts: readonly Toast[],
  toast: ToastWords & { id: number },
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
