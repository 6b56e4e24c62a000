/**
 * The one spelling of a path: single slashes, none at the end. Null for a path that is written so. It begins with one
 * slash, so as a redirect it stays on its host.
 * @param requested the request's own target, which may begin with slashes that `readAddress` has removed
 */
export function plainPath({ pathname }: URL, requested = pathname): string | null {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === pathname && !/^\/[/\\]/.test(requested) ? null : plain
}

/** A path in lower case but for its percent-encodings; null where it is. */
function lowerCasePath(pathname: string): string | null {
  const lower = pathname.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  return lower === pathname ? null : lower
}

/** The answer of a page; of a missing one at an address in upper case a redirect to the lower one, as slugs have it. */
export function inLowerCase(answer: Response, { pathname, search }: URL): Response {
  const lower = answer.status === 404 ? lowerCasePath(pathname) : null
  if (lower === null || pathname.endsWith('.data') || pathname.startsWith('/api/')) return answer
  return new Response(null, { status: 301, headers: { location: lower + search } })
}
