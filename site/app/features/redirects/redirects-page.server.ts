import { followRedirects } from '@forecourt/schemas/contract'
import { formatSiteTime } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { redirectsPath } from '#app/paths.ts'
import { listRedirectHits } from '#db/redirects/redirect-hits-repository.ts'

/** The redirects of a site with their visits, the most used first. */
export type RedirectsModel = {
  meta: PageMeta
  redirects: {
    id: string
    from: string
    to: string
    permanent: boolean
    hits: number
    last: string
    loop: boolean
  }[]
}

/** @throws 404 unless a member of the dealer's staff asks, in a preview */
export async function getRedirects(context: RequestContext): Promise<RedirectsModel> {
  const dealer = requireDealerContext(context)
  requireStaffPreview(context)
  const { redirects, tenant } = dealer.bundle
  const hits = new Map(
    (await listRedirectHits(context.db, tenant.slug)).map((row) => [row.redirect_id, row] as const),
  )
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Redirects',
      description: 'Old addresses of the site and how often they are used, for staff.',
      path: redirectsPath(),
    },
    redirects: redirects
      .map(({ id, from, to, permanent }) => {
        const used = hits.get(id.replace(/^drafts\./, ''))
        return {
          id,
          from,
          to,
          permanent,
          hits: used?.hits ?? 0,
          last: used ? formatSiteTime(used.last_at, tenant.timeZone) : '',
          loop: followRedirects(from, redirects)?.loop ?? false,
        }
      })
      .sort((one, other) => other.hits - one.hits || (one.from < other.from ? -1 : 1)),
  }
}
