/** The globals by which the providers' scripts are spoken to. */
export type TagWindow = {
  dataLayer?: unknown[]
  fbq?: Queue & {
    callMethod?: (...words: unknown[]) => void
    push?: unknown
    loaded?: boolean
    version?: string
  }
  _fbq?: unknown
  ttq?: Record<'page' | 'track', (...words: unknown[]) => unknown>
  TiktokAnalyticsObject?: string
  $crisp?: unknown[]
  CRISP_WEBSITE_ID?: string
  Intercom?: unknown
  intercomSettings?: { app_id: string }
} & Record<`ga-disable-${string}`, boolean | undefined>

type Queue = ((...words: unknown[]) => void) & { queue?: unknown[] }

export const tagWindow = () => window as unknown as TagWindow

/** The list that Google's scripts read, and anyone else's who know its form. */
export function dataLayer(): unknown[] {
  const page = tagWindow()
  page.dataLayer ??= []
  return page.dataLayer
}

/** Google's commands are told from other entries by being an `arguments` object. https://developers.google.com/tag-platform/gtagjs */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's script takes no array
  dataLayer().push(arguments)
}

/** Loads a provider's script, once. */
export function loadScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.addEventListener('error', () => console.warn('A tag could not be loaded.', address))
  document.head.append(script)
}
