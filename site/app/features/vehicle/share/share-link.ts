/** The link a shopper shares, or null when the dealer's site address is not configured (SHARE-02, SHARE-03). */
export function shareLink(siteUrl: string, slug: string): string | null {
  return siteUrl ? `${siteUrl.replace(/\/+$/, '')}/cars/${slug}` : null
}
