/** Distance below the screen at which a part's script is loaded. */
const AHEAD = '600px'

let expectData = () => {}
const dataExpected = new Promise<void>((resolve) => {
  expectData = resolve
})

/** Resolves once the page has loaded all that it begins with, pictures too; on the server at once. */
export function whenLoaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}

/**
 * For a component that loads data through the router by itself, not after a press: React shows such data only once the
 * parts that wait for their scripts have them.
 */
export const expectRouterData = () => expectData()

/** Resolves with the first press or key of the page, or once a component expects data of the router. */
export function whenPressed(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, () => resolve(), { once: true, capture: true })
    void dataExpected.then(resolve)
  })
}

/** Resolves as soon as a part of the page is nearly on screen or focused; on the server at once. */
export function whenNear(...ids: string[]): Promise<void> {
  const part =
    typeof document === 'undefined' ? null : document.querySelector(ids.map((id) => `#${id}`).join())
  if (part === null || !('IntersectionObserver' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(part)
    part.addEventListener('focusin', () => resolve(), { once: true })
  })
}
