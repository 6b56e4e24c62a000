import { isSafeLink } from '@forecourt/schemas/contract/pure'

/** A path of this site; '/' for anything that could leave it (AUTH-19, OPEN-55). */
export function sameSitePath(target: string | null | undefined): string {
  if (!target?.startsWith('/') || !isSafeLink(target)) return '/'
  if (!URL.canParse(target, 'http://same.invalid')) return '/'
  const url = new URL(target, 'http://same.invalid')
  // '/.//evil' resolves to '//evil', another host.
  if (url.host !== 'same.invalid' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
