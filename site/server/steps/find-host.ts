import type { DealerSummary } from '@forecourt/schemas/contract'
import type { Site } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { resolveHost } from '../http/resolve-host.ts'
import type { Arrival, SiteServer } from './step.ts'

const LONGEST_URL = 8_000

/** What a host shows: a dealer's site with its own name of the host, or the list of the dealers. */
export type Host = { kind: 'dealer'; slug: string; host: string } | Extract<Site, { kind: 'list' }>

/** @throws AppError for a host that shows nothing, and for an address that is too long */
export async function findHost(visit: Arrival, { env, content }: SiteServer): Promise<Host> {
  const { request, url } = visit
  const dealers = await content.listDealers()
  if (dealers === null) throw new AppError('content_unavailable')
  const found = resolveHost(url.hostname, dealers, {
    baseDomain: env.BASE_DOMAIN,
    list: env.SANITY_API_HOST !== undefined,
    former: content.listFormerDealers(),
  })
  if (found.kind === 'dealer') visit.tenant = found.dealer.slug
  if (found.kind === 'former')
    throw new AppError('content_unavailable', { cause: `${url.hostname} has lost its dealer` })
  if (found.kind === 'unknown') throw new AppError('site_not_found', { cause: url.hostname })
  if ((request.url?.length ?? 0) > LONGEST_URL) throw new AppError('address_too_long')
  return found.kind === 'dealer'
    ? { kind: 'dealer', slug: found.dealer.slug, host: found.host }
    : { kind: 'list', dealers: linksTo(dealers, url, env.BASE_DOMAIN) }
}

function linksTo(dealers: readonly DealerSummary[], url: URL, baseDomain: string) {
  return dealers.map(({ slug, name }) => {
    const host = `${slug}.${baseDomain}${url.port ? `:${url.port}` : ''}`
    return { slug, name, host, href: `${url.protocol}//${host}/` }
  })
}
