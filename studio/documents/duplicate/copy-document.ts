import { type DocumentType, SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { SanityDocument } from 'sanity'
import { type SiteItem, withSite } from '../../inputs/sites/picked-sites.ts'

/** Fields in which documents keep where a link leads. */
const LINK_FIELDS = new Set(['link', 'href', 'buttonHref'])
/** What belongs to one document and not to its copy. */
const OWN_FIELDS = new Set([
  '_id',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_system',
  'sites',
  'excludedSites',
  'tenant',
  'campaign',
])

/** The addresses of every link in a document, each once. */
export function listLinks(document: object): string[] {
  const found = new Set<string>()
  visit(document, (key, value) => {
    if (LINK_FIELDS.has(key) && typeof value === 'string' && value !== '') found.add(value)
  })
  return [...found]
}

/** The ids of every document that a document refers to, less its sites and its pictures and files. */
export function listReferences(document: object): string[] {
  const found = new Set<string>()
  const {
    tenant: _tenant,
    sites: _sites,
    excludedSites: _excluded,
    ...rest
  } = document as Record<string, unknown>
  visit(rest, (key, value) => {
    if (key === '_ref' && typeof value === 'string' && !/^(image|file)-/.test(value)) found.add(value)
  })
  return [...found]
}

function visit(value: unknown, note: (key: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, note)
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      note(key, inner)
      visit(inner, note)
    }
  }
}

/**
 * The drafts that put a copy of a document on other sites: one for all of them where a document names its sites, else
 * one for each. References in `missing` are taken out of the copies.
 */
export function copiesFor(
  document: SanityDocument,
  sites: readonly string[],
  missing: ReadonlySet<string>,
  newId: () => string,
): SanityDocument[] {
  const fields = Object.fromEntries(Object.entries(document).filter(([key]) => !OWN_FIELDS.has(key)))
  const content = withoutReferences(fields, missing) as Record<string, unknown>
  const copy = (owner: Record<string, unknown>) =>
    ({ ...content, ...owner, _id: `drafts.${newId()}`, _type: document._type }) as SanityDocument
  if (SCOPE_TABLE[document._type as DocumentType] === 'sites') {
    return [copy({ sites: sites.reduce<SiteItem[]>((list, id) => withSite(list, id, true), []) })]
  }
  return sites.map((id) => copy({ tenant: { _type: 'reference', _ref: id } }))
}

function withoutReferences(value: unknown, missing: ReadonlySet<string>): unknown {
  const isMissing = (item: unknown) => missing.has((item as { _ref?: string } | null)?._ref ?? '')
  if (Array.isArray(value)) {
    return value.filter((item) => !isMissing(item)).map((item) => withoutReferences(item, missing))
  }
  if (!value || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([, inner]) => !isMissing(inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutReferences(inner, missing)]))
}
