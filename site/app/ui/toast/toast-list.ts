import {
  TOAST_SHOWN_MS,
  type Toast,
  type ToastContent,
  withoutToast,
  withToast,
} from '#app/ui/toast/toast-queue.ts'

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** The toasts of this page, for `useSyncExternalStore`. */
export const toastList = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Shows a toast for three seconds, or its own time. */
export function showToast(
  text: string,
  { shownMs = TOAST_SHOWN_MS, ...more }: Omit<ToastContent, 'text'> & { shownMs?: number } = {},
): void {
  const id = nextId
  nextId += 1
  change(withToast(toasts, { id, text, ...more }, Date.now()))
  setTimeout(() => dismissToast(id), shownMs)
}

/** Dismisses a toast before its time is over. */
export function dismissToast(id: number): void {
  change(withoutToast(toasts, id, Date.now()))
}

function change(now: readonly Toast[]): void {
  toasts = now
  for (const listener of listeners) listener()
}
