import { TAG_NAMES, TAG_PROVIDERS, type TagName } from '@forecourt/schemas/contract'
import type { DealerSite, Finding } from '../dealer-site.ts'
import { buildDocuments } from '../random-dealer.ts'

const CHECK = 'pages allow the providers that the dealer has an id of, and no other'

/** The content policy and the page name the providers of the dealer's tags, and no other. */
export async function tagsHeld(site: DealerSite): Promise<Finding[]> {
  const settings = buildDocuments(site.dealer).find(({ _type }) => _type === 'siteSettings')
  const ids = (settings?.tags ?? {}) as Partial<Record<TagName, string>>
  const { policy, text } = await site.get('/')
  const found = (says: string): Finding => ({ check: CHECK, where: '/', says })
  const allowed = new Set<string>(
    TAG_NAMES.filter((name) => ids[name]).flatMap((name) => TAG_PROVIDERS[name].scripts),
  )
  const scripts = new Set(TAG_NAMES.flatMap((name): string[] => [...TAG_PROVIDERS[name].scripts]))
  const wrong = [...scripts].filter((origin) => policy.includes(origin) !== allowed.has(origin))
  const missing = TAG_NAMES.filter((name) => ids[name] && !text.includes(ids[name]))
  return [
    ...wrong.map((origin) => found(`${origin} is ${policy.includes(origin) ? 'let in' : 'kept out'}`)),
    ...missing.map((name) => found(`${name} has an id that the page lacks`)),
  ]
}
