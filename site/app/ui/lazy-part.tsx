import { type ComponentType, lazy, useEffect } from 'react'

/**
 * A part of a page whose script comes when it is asked for, within a `Suspense`. A script may not come, as the network
 * is gone or the site is newer than the page, and a browser does not ask for it again: that takes nothing else of the
 * page with it. In the part's place stands `fallback` then, or what stood there before.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, fallback?: ComponentType<Props>) {
  return lazy(async () => ({ default: await loadOrFallback(load, fallback) }))
}

/** The part or, where it does not come, what stands for it; without that, waits for good. */
export async function loadOrFallback<Part>(load: () => Promise<Part>, fallback?: Part): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    warnMissingPart(error)
    return fallback ?? new Promise<never>(() => {})
  }
}

/** For a script that comes after the page and does not come: the page does without it. */
export const warnMissingPart = (error: unknown) => console.warn('A part of the page did not come.', error)

/** In place of what opens over the page: the page of the same. */
export function RedirectTo({ to }: { to: string }) {
  useEffect(() => location.assign(to), [to])
  return null
}
