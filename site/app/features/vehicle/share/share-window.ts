/** SHARE-06: pixels of a share window. */
export const SHARE_WINDOW = { width: 550, height: 400 } as const
/** SHARE-06: polling interval for the closed window, in milliseconds. */
export const SHARE_POLL_MS = 1_000

type Opened = { readonly closed: boolean }

/** The browser functions used; tests inject their own. */
export type ShareBrowser = {
  open: (href: string, name: string, features: string) => Opened | null
  repeat: (work: () => void, ms: number) => () => void
  /** Centre of the visitor's own window. */
  centre: () => { x: number; y: number }
}

const BROWSER: ShareBrowser = {
  open: (href, name, features) => window.open(href, name, features),
  repeat: (work, ms) => {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
  centre: () => ({ x: screenX + outerWidth / 2, y: screenY + outerHeight / 2 }),
}

/**
 * Opens a service in a small window; resolves once that is closed. False where the browser opened none, and the link
 * itself is to be followed.
 */
export function openShareWindow(href: string, browser = BROWSER): Promise<boolean> {
  const { width, height } = SHARE_WINDOW
  const { x, y } = browser.centre()
  const place = `left=${Math.round(x - width / 2)},top=${Math.round(y - height / 2)}`
  const opened = browser.open(href, 'share', `width=${width},height=${height},${place}`)
  if (opened === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const stop = browser.repeat(() => {
      if (!opened.closed) return
      stop()
      resolve(true)
    }, SHARE_POLL_MS)
  })
}
