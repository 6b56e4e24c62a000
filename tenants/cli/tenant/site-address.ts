/** Where dealers' sites are: `http://<slug>.localhost:3000` on one machine, `https://<slug>.<domain>` elsewhere. */
export function createSiteAddress(env: NodeJS.ProcessEnv): (slug: string) => string {
  const domain = env.BASE_DOMAIN || 'localhost'
  return domain === 'localhost'
    ? (slug) => `http://${slug}.localhost:${env.PORT || '3000'}`
    : (slug) => `https://${slug}.${domain}`
}
