import type { ValidationContext } from '@sanity/types'
import type { LinkFoundQueryResult } from '../generated/sanity.types.ts'
import { listSiteIds } from '../scope/sites-of.ts'
import { linkFoundQuery } from './link-found.query.ts'
import { parseLinkTarget } from './link-target.ts'

const NAMES = { page: 'page', offer: 'offer', location: 'location' } as const

/**
 * A rule: a link to a page, offer or location of the site leads to one that every site of the document has, drafts
 * included. Cars come and go with the stock, and other hosts are not ours to ask.
 */
export async function leadsSomewhere(href: string, context: ValidationContext): Promise<true | string> {
  const target = parseLinkTarget(href)
  const sites = listSiteIds(context.document)
  if (!target || !isNamed(target.kind) || !('slug' in target) || sites.length === 0) return true
  const { kind, slug } = target
  const found = await context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'drafts' })
    .fetch<LinkFoundQueryResult>(linkFoundQuery, { sites, kind, slug })
  const without = found.filter((site) => !site.found).map(({ name }) => name)
  if (without.length === 0) return true
  if (sites.length === 1) return `Leads nowhere: we can’t find that ${NAMES[kind]}.`
  return `Leads nowhere: ${without.join(' and ')} ${verb(without.length)} that ${NAMES[kind]}.`
}

const isNamed = (kind: string): kind is keyof typeof NAMES => Object.hasOwn(NAMES, kind)
const verb = (count: number) => (count === 1 ? 'doesn’t have' : 'don’t have')
