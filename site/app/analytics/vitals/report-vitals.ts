import { vitalsPath } from '#app/paths.ts'

let isStarted = false

/**
 * Sends the speed of the document that was loaded, once, when it is left or hidden: three figures and its path. Pages
 * that the router opened later count towards it.
 */
export async function reportVitals(): Promise<void> {
  if (isStarted) return
  isStarted = true
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  const fields = new URLSearchParams({ page: firstPath() })
  const note = ({ name, value }: { name: string; value: number }) =>
    fields.set(name.toLowerCase(), String(Math.round(value * 10_000) / 10_000))
  const always = { reportAllChanges: true }
  onLCP(note, always)
  onINP(note, always)
  onCLS(note, always)
  const send = () => {
    if (document.visibilityState !== 'hidden' || fields.size < 2) return
    removeEventListener('visibilitychange', send)
    navigator.sendBeacon(vitalsPath(), fields)
  }
  // After the library's own listeners, which note the last values.
  addEventListener('visibilitychange', send)
}

/** The path that the document was loaded by; the router may have changed the present one. */
function firstPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name || location.href).pathname
}
