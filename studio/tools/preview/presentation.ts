import type { SanityClient } from '@sanity/client'
import type { Plugin } from 'sanity'
import { defineDocuments, type PresentationPluginOptions, presentationTool } from 'sanity/presentation'
import { rememberedSite } from '../../access/remembered-site.ts'
import { listSites } from '../../access/sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { PreviewHeader } from './preview-header.tsx'
import { slugOfOrigin } from './site-address.ts'

/** The route of the sites that checks the secret, sets the preview's cookie and goes on to the page. */
export const PREVIEW_ENABLE_PATH = '/preview/enable'

/** Drafts on the real pages, beside their form: one tool for all sites, each on its own origin. */
export function sitePresentation(siteOrigin: string): ReturnType<Plugin<PresentationPluginOptions>> {
  return presentationTool({
    name: 'preview',
    title: 'Preview',
    previewUrl: {
      initial: ({ client }: { client: SanityClient }) => firstSite(client, siteOrigin),
      previewMode: { enable: PREVIEW_ENABLE_PATH, shareAccess: false },
    },
    allowOrigins: async ({ client }: { client: SanityClient }) =>
      (await listSites(client)).map(({ slug }) => getSiteOrigin(siteOrigin, slug)),
    components: { unstable_header: { component: PreviewHeader } },
    resolve: { mainDocuments: mainDocuments(siteOrigin) },
  })
}

/** The site the person chose last, or the first one. */
async function firstSite(client: SanityClient, siteOrigin: string): Promise<string> {
  const [sites, user] = await Promise.all([listSites(client), client.users.getById('me')])
  const chosen = rememberedSite(user.id)
  const site = sites.find(({ id }) => id === chosen) ?? sites[0]
  if (!site) throw new Error('There is no site to preview yet.')
  return getSiteOrigin(siteOrigin, site.slug)
}

/**
 * Results are the stock's, and what staff write there are tiles: the first one that runs on the site, or else the site's
 * settings, which say how results are listed.
 */
const DOCUMENT_OF_RESULTS = `_id == coalesce(
  *[_type == "promoTile" && $tenant in sites[]->slug.current
    && (!defined(start) || start <= now()) && (!defined(expiry) || expiry > now())] | order(position asc)[0]._id,
  *[_type == "siteSettings" && tenant->slug.current == $tenant][0]._id
)`

/**
 * Which document a page is made of, so that going to the page opens its form. The last route is every other page: where
 * no document is the page's, the list of what is on the page stands in place of the form of the page before.
 */
export function mainDocuments(siteOrigin: string) {
  const formatSlug = (origin: string | undefined) => slugOfOrigin(siteOrigin, origin)
  return defineDocuments([
    {
      route: '/',
      resolve: ({ origin }) => ({
        filter: '_type == "page" && slug.current == "home" && tenant->slug.current == $tenant',
        params: { tenant: formatSlug(origin) },
      }),
    },
    {
      route: '/locations/:slug',
      resolve: ({ origin, params }) => ({
        filter:
          '_type == "location" && $slug in [slug.current, dealershipSlug] && tenant->slug.current == $tenant',
        params: { slug: params.slug ?? '', tenant: formatSlug(origin) },
      }),
    },
    {
      route: ['/offers/:slug', '/offers/:manufacturer/:slug'],
      resolve: ({ origin, params }) => ({
        filter:
          '_type == "offer" && (slug.current == $slug || _id == $slug) && $tenant in sites[]->slug.current',
        params: { slug: params.slug ?? '', tenant: formatSlug(origin) },
      }),
    },
    {
      route: ['/search', '/search/*'],
      resolve: ({ origin }) => ({ filter: DOCUMENT_OF_RESULTS, params: { tenant: formatSlug(origin) } }),
    },
    {
      route: '/*',
      resolve: ({ origin, path }) => ({
        filter: '_type == "page" && slug.current == $slug && tenant->slug.current == $tenant',
        params: { slug: path.slice(1), tenant: formatSlug(origin) },
      }),
    },
  ])
}
