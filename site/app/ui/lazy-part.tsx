import { type ComponentType, lazy, useEffect } from 'react'

/**
 * A part of a page whose script is loaded on demand, within a `Suspense`. Loading may fail (offline, or the site was
 * deployed again), and a browser does not retry it; the rest of the page is not affected. Then `fallback` is shown, or
 * what was there before.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, fallback?: ComponentType<Props>) {
  return lazy(async () => ({ default: await loadOrFallback(load, fallback) }))
}

/** The part or, where loading fails, the fallback; without a fallback the promise stays pending. */
export async function loadOrFallback<Part>(load: () => Promise<Part>, fallback?: Part): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    warnMissingPart(error)
    return fallback ?? new Promise<never>(() => {})
  }
}

/**
 * For `memo` around such a part: a live update passes equal data as new objects, and an update before the script is loaded
 * would replace the server's markup (React's error 421).
 */
export const isSameData = <Props,>(before: Props, after: Props): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

/** Logs that an optional script could not be loaded. */
export const warnMissingPart = (error: unknown) =>
  console.warn('A part of the page could not be loaded.', error)

/** The fallback of a dialog: navigates to its page. */
export function RedirectTo({ to }: { to: string }) {
  useEffect(() => location.assign(to), [to])
  return null
}
