import { z } from 'zod'
import type { BundlePart } from './bundle.query.ts'

/** An answer of the lake that is not what the query asks for: emptied, cut, or another query's. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer'
}

const document = z.looseObject({}).nullable()
const documents = z.array(z.unknown())

/** What the query always has, also for a dealer without any content. */
const bundleAnswer = z.object({
  tenant: document,
  siteSettings: document,
  claims: documents,
  platform: document,
  locations: documents,
  offers: documents,
  promoTiles: documents,
  banners: documents,
  navigation: document,
  pages: documents,
  redirects: documents,
  manufacturers: documents,
  models: documents,
} satisfies Record<BundlePart, z.ZodType>)

/** @throws BrokenAnswer for anything but the answer of `hostsQuery` */
export function requireHostsAnswer(answer: unknown): unknown[] {
  if (!Array.isArray(answer))
    throw new BrokenAnswer('The content lake did not answer with a list of dealers.')
  return answer
}

/** @throws BrokenAnswer for anything but the answer of `tenantBundleQuery` for that dealer */
export function requireBundleAnswer(answer: unknown, slug: string): object {
  const { success, data, error } = bundleAnswer.safeParse(answer)
  if (!success) {
    const where = error.issues.map(({ path }) => path.join('.') || 'everything').join(', ')
    throw new BrokenAnswer(`The content lake did not answer with a dealer’s content; missing: ${where}.`)
  }
  const other = data.tenant?.slug
  if (data.tenant !== null && other !== slug)
    throw new BrokenAnswer(`The content lake answered with the content of ${String(other)} for ${slug}.`)
  return answer as object
}
