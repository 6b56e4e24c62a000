import { type ContentSource, contentClient, SanityContent } from '#app/integrations/content.server.ts'
import { PlaceStaff } from '#app/integrations/content-places/place-staff.server.ts'
import { PlacedContent } from '#app/integrations/content-places/placed-content.server.ts'
import { SanityStaff, type Staff } from '#app/integrations/staff.server.ts'
import { type SiteEnv, studioOrigin } from '../env.ts'
import type { Log } from '../log.ts'
import type { SiteMetrics } from '../metrics/site-metrics.ts'

type ContentEnv = Pick<
  SiteEnv,
  | 'CONTENT_PLACES'
  | 'SANITY_PROJECT_ID'
  | 'SANITY_DATASET'
  | 'SANITY_API_HOST'
  | 'SANITY_READ_TOKEN'
  | 'SANITY_MEMBERS_TOKEN'
  | 'STUDIO_ORIGIN'
  | 'STUDIO_PORT'
>

type Parts = { metrics: Pick<SiteMetrics, 'contentRequest' | 'contentCall'>; log: Pick<Log, 'warn'> }

/** The main dataset, those of dealers who have one of their own, and who may read drafts in each. */
export function openContent(env: ContentEnv, { metrics, log }: Parts) {
  const open = (where: { projectId: string; dataset: string; apiHost?: string | undefined; token: string }) =>
    new SanityContent({
      client: contentClient({ ...where, onRequest: (request) => metrics.contentRequest(request) }),
      studioUrl: studioOrigin(env),
      onCall: (query, call) => metrics.contentCall(query, call),
      onListen: () => metrics.contentRequest({ kind: 'listen', purpose: 'events' }),
    })
  const main = open({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_READ_TOKEN,
  })
  const places = new Map(
    env.CONTENT_PLACES.map(({ dealer, readToken: token, ...where }) => [dealer, open({ ...where, token })]),
  )
  const onLost = (tenant: string, reason: unknown) =>
    log.warn({ tenant, error: String(reason) }, 'the content’s events have stopped')
  const source: ContentSource = places.size === 0 ? main : new PlacedContent({ main, places, onLost })
  const placedStaff = new Map<string, Staff>(
    [...places].map(([slug, { client }]) => [slug, new PlaceStaff(new SanityStaff(client), slug)]),
  )
  return {
    source,
    client: main.client,
    staff: new SanityStaff(main.client, env.SANITY_MEMBERS_TOKEN),
    placedStaff,
  }
}
