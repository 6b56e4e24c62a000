import { type DocumentType, listTypes, SCOPE_TABLE } from '@forecourt/schemas/contract'
import { documentTypes, siteTemplateId } from '@forecourt/schemas/studio'
import { createSchema, type DocumentActionComponent, type Source, type Template } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { describe, expect, it } from 'vitest'
import { SITE_TYPES, siteTemplates } from '../../access/templates.ts'
import { studioTypes } from '../../schema-types.ts'
import { listActions, newAnywhere } from './document-actions.ts'
import type { ContentListOptions } from './list/content-list.tsx'
import { orderedList } from './ordered-list.ts'
import { PLATFORM_LIST_TYPES, platformStructure } from './platform-structure.ts'
import { siteFilter } from './site-filter.ts'
import { SITE_LIST_TYPES, siteContent } from './site-structure.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

const types = Object.keys(SCOPE_TABLE) as DocumentType[]
const plain: Template[] = documentTypes.map(({ name, title }) => ({
  id: name,
  title: title ?? name,
  schemaType: name,
  value: {},
}))
const templates = siteTemplates(plain)

// The structure builder reads no more of a source than its schema, templates and creation options.
const source = {
  schema: createSchema({ name: 'test', types: studioTypes }),
  templates,
  document: { resolveNewDocumentOptions: () => [] },
  i18n: { t: (key: string) => key },
  getClient: () => undefined,
} as unknown as Source
const S = createStructureBuilder({ source, perspectiveStack: [] })

/** Every list and document below a node, as the structure tool would read them. */
function listNodes(node: unknown): Record<string, unknown>[] {
  const built = (node as { serialize?: () => Record<string, unknown> }).serialize?.() ?? node
  const pane = built as { items?: { child?: unknown }[] }
  return [
    built as Record<string, unknown>,
    ...(pane.items ?? []).flatMap((item) => (item.child ? listNodes(item.child) : [])),
  ]
}

type Listed = {
  component?: unknown
  schemaTypeName?: string
  menuItems?: { action?: string; intent?: { type: string; params: unknown } }[]
  options?: { filter?: string; params?: Record<string, string>; type?: string; of?: string }
}
const getTypography = (node: Listed) => node.schemaTypeName ?? node.options?.type ?? node.options?.of ?? ''

const context = source as unknown as StructureResolverContext
const site = siteContent(S, {
  tenantId: 'tenant-some-dealer',
  title: 'Some dealer',
  singles: {},
  writable: SITE_LIST_TYPES,
})
const siteNodes = listNodes(site) as Listed[]
const platformNodes = listNodes(platformStructure(S, context)) as Listed[]

describe('the structure of both tools', () => {
  it('lists every type of the scope table: those of sites under a site, the rest under the platform', () => {
    expect(['tenant', ...SITE_LIST_TYPES].sort()).toEqual(
      [...listTypes('tenant'), ...listTypes('sites')].sort(),
    )
    expect([...PLATFORM_LIST_TYPES].sort()).toEqual([...listTypes('platform'), 'tenant'].sort())
    for (const type of SITE_LIST_TYPES) expect(siteNodes.map(getTypography), type).toContain(type)
    for (const type of PLATFORM_LIST_TYPES) expect(platformNodes.map(getTypography), type).toContain(type)
    expect(Object.keys(TYPE_ENTRIES).sort()).toEqual([...types].sort())
    expect(documentTypes.map(({ name }) => name).sort()).toEqual([...types].sort())
  })

  it('shows in every list of a site that site alone, with a button for what its staff make', () => {
    const lists = siteNodes.flatMap((node) => (node.component ? [node.options as ContentListOptions] : []))
    expect(lists.map(({ of }) => of)).toEqual([
      'location',
      'offer',
      'promoTile',
      'banner',
      'page',
      'redirect',
      'popup',
      'person',
    ])
    for (const { tenantId } of lists) expect(tenantId).toBe('tenant-some-dealer')
    expect(lists.filter(({ makes }) => makes === 'form').map(({ of }) => of)).toEqual(['location'])
    expect(lists.filter(({ isDated }) => isDated).map(({ of }) => of)).toEqual([
      'offer',
      'promoTile',
      'banner',
      'popup',
    ])
  })
})

describe('the list for the order of documents', () => {
  it.each(['location', 'offer', 'model'])('sorts %s by a rank that nobody types', (type) => {
    const { fields } = source.schema.get(type) as unknown as {
      fields: { name: string; type: Record<string, unknown> }[]
    }
    const rank = fields.find(({ name }) => name === 'orderRank')
    expect(rank?.type).toMatchObject({ jsonType: 'string', hidden: true })
    expect(TYPE_ENTRIES[type as DocumentType].order[0]?.field).toBe('orderRank')
  })

  it('offers no reset, which would write documents of other dealers', () => {
    const list = {
      id: 'models',
      title: 'Models',
      type: 'model',
      filter: '_type == $type',
      params: {},
    } as const
    const actions = orderedList(S, context, list).menuItems?.map(({ action }) => action)
    expect(actions).toContain('showIncrements')
    expect(actions).not.toContain('resetOrder')
  })
})

describe('new documents', () => {
  it('belong to the site they were created for, whatever their type', async () => {
    for (const type of SITE_TYPES) {
      const template = templates.find(({ id }) => id === siteTemplateId(type))
      const value = template?.value as (params: object) => Record<string, unknown>
      const made = await value({ tenantId: 'tenant-some-dealer' })
      const owner = SCOPE_TABLE[type] === 'sites' ? (made.sites as unknown[])[0] : made.tenant
      expect(owner, type).toMatchObject({ _type: 'reference', _ref: 'tenant-some-dealer' })
      expect(template?.schemaType).toBe(type)
    }
  })

  it('cannot be created without a site where they belong to one', () => {
    const without = templates
      .filter(({ parameters }) => !parameters?.length)
      .map(({ schemaType }) => schemaType)
    expect(without.filter((type) => (SITE_TYPES as readonly string[]).includes(type))).toEqual([])
    expect(without).toEqual(expect.arrayContaining(['tenant', 'platformSettings', 'manufacturer', 'model']))
  })
})

describe('document actions', () => {
  const action = (name: string) => Object.assign(() => null, { action: name })
  const usual = ['publish', 'duplicate', 'unpublish', 'delete'].map(action) as DocumentActionComponent[]
  const names = (type: string) => listActions(type, usual).map(({ action: name }) => name)

  it('omit duplicate for a single document, and delete for settings', () => {
    expect(names('navigation')).toEqual(['publish', 'unpublish', 'delete'])
    expect(names('platformSettings')).toEqual(['publish'])
    expect(names('campaign')).toEqual([undefined])
    expect(names('offer')).toEqual(['publish', 'duplicate', 'unpublish', 'delete'])
  })

  it('offer no type of a site where no site is selected', () => {
    const offered = newAnywhere(
      templates.map(({ id }) => ({ type: 'initialValueTemplateItem', templateId: id }) as never),
    )
    expect(offered.map(({ templateId }) => templateId).sort()).toEqual(['manufacturer', 'model', 'tenant'])
  })
})

describe('the filter of a site', () => {
  it('follows the scope table', () => {
    expect(siteFilter('page', 'tenant-a').filter).toBe('_type == $type && tenant._ref == $tenantId')
    expect(siteFilter('offer', 'tenant-a').filter).toBe('_type == $type && $tenantId in sites[]._ref')
    expect(siteFilter('model', 'tenant-a')).toEqual({ filter: '_type == $type', params: { type: 'model' } })
  })
})
