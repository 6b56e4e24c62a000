import type { ContentIndex } from '../content/content-index.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Parts = {
  content: Pick<ContentIndex, 'connected' | 'behindSince' | 'waiting' | 'onChange'>
  clock: () => number
}

/** Whether changes of the content arrive, how old what is shown may be, and how much is still to be read. */
export function watchContent(metrics: SiteMetrics, { content, clock }: Parts): void {
  metrics.gauge('forecourt_content_connected', 'Whether events of the content arrive.', () =>
    content.connected ? 1 : 0,
  )
  metrics.gauge(
    'forecourt_content_age_seconds',
    'For how long pages may have differed from what is published; 0 while they do not.',
    () => (content.behindSince === null ? 0 : (clock() - content.behindSince) / 1_000),
  )
  metrics.gauge(
    'forecourt_content_waiting_dealers',
    'Dealers whose content has changed and is not read anew yet.',
    () => content.waiting,
  )
  content.onChange((event) => {
    if (event !== null) metrics.contentEvent()
  })
}
