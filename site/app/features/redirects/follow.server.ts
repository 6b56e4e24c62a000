import { followRedirects } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import type { RequestContext } from '#app/context.ts'
import { addRedirectHit } from '#db/redirects/redirect-hits-repository.ts'

/**
 * Where the dealer's redirects lead from the request's path, at once and with the request's query; null without one, or
 * where they go in circles. The visit is counted; a database that does not answer stops nobody.
 */
export async function findRedirect(context: RequestContext): Promise<Response | null> {
  const { site, url, db, now, preview, log } = context
  if (site.kind !== 'dealer') return null
  const { redirects, tenant } = site.bundle
  const path = decodedPath(url.pathname)
  const followed = path === null ? null : followRedirects(path, redirects)
  const [first] = followed?.steps ?? []
  if (!followed || !first) return null
  if (followed.loop) {
    log.warn({ redirect: first.id }, 'redirects go in circles')
    return null
  }
  if (!preview) {
    const hit = { tenant_slug: tenant.slug, redirect_id: first.id, at: now }
    try {
      await addRedirectHit(db, hit)
    } catch (error) {
      log.warn({ err: error, redirect: first.id }, 'a visit by a redirect was not counted')
    }
  }
  const asked = followed.to.startsWith('/') && !/[?#]/.test(followed.to) ? url.search : ''
  return redirect(followed.to + asked, followed.permanent ? 301 : 302)
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.replace(/\.data$/, ''))
  } catch {
    return null
  }
}
