export type BundleAnswer = Readonly<Record<string, unknown>>

/**
 * What the platform decides is read from the main dataset, whatever the dealer's people write into their own: it says which
 * hosts and which stock are the dealer's.
 */
export function joinAnswers(platform: BundleAnswer, own: BundleAnswer, slug: string): BundleAnswer {
  const { tenant, claims, platform: settings, manufacturers, models } = platform
  const idOf = (document: unknown) => (document as { id?: unknown } | null)?.id
  // Where there is no such document, the query answers with the dealer's own copy of `tenant`.
  const siteSettings = idOf(own.siteSettings) === idOf(own.tenant) ? platform.siteSettings : own.siteSettings
  // The dealer is deleted, or its slug is another's by now.
  if (!tenant) return platform
  if (!own.tenant) throw new Error(`The dataset of ${slug} has no copy of the dealer; copy it again.`)
  return { ...own, siteSettings, tenant, claims, platform: settings, manufacturers, models }
}
