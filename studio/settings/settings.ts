// Where this Studio's content and sites live. Embedded, the server it comes from says so (`/env.js` sets
// `window.__FORECOURT__` before the bundle runs); hosted, it is baked in at build time as SANITY_STUDIO_*.

/** What `/env.js` answers. `siteOrigin` is a pattern: `{slug}` is replaced by the site's slug. */
export interface EmbeddedAnswer {
  readonly projectId: string
  readonly dataset: string
  /** Empty: the origin the Studio was loaded from. */
  readonly apiHost: string
  readonly siteOrigin: string
}

export interface StudioSettings {
  readonly mode: 'embedded' | 'hosted'
  readonly projectId: string
  readonly dataset: string
  /** Origin of the Content Lake; undefined means the hosted service. */
  readonly apiHost: string | undefined
  readonly siteOrigin: string
}

const HOSTED_SITE_ORIGIN = 'https://{slug}.example.com'

/**
 * Settles the settings: `/env.js` wins over the build's variables.
 * `origin` is the Studio's own (`location.origin`), or undefined where the command line loads the config in Node.
 */
export function resolveSettings(
  embedded: EmbeddedAnswer | undefined,
  built: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
): StudioSettings {
  if (embedded) {
    return {
      mode: 'embedded',
      projectId: embedded.projectId,
      dataset: embedded.dataset,
      apiHost: embedded.apiHost || origin,
      siteOrigin: embedded.siteOrigin,
    }
  }
  return {
    mode: 'hosted',
    projectId: built.SANITY_STUDIO_PROJECT_ID || 'forecourt',
    dataset: built.SANITY_STUDIO_DATASET || 'production',
    apiHost: built.SANITY_STUDIO_API_HOST || undefined,
    siteOrigin: built.SANITY_STUDIO_SITE_ORIGIN || HOSTED_SITE_ORIGIN,
  }
}

/** The origin of one dealer's site: the pattern with `{slug}` filled in, or the pattern itself without one. */
export function getSiteOrigin(pattern: string, slug: string): string {
  return pattern.replace('{slug}', slug)
}
