import { describe, expect, it } from 'vitest'
import { evaluateGroq } from '../tests/evaluate-groq.ts'
import { defineRole, kindsThatWrite, writableTypes } from './grants.ts'
import {
  choosesSites,
  DEALER_ROLES,
  isRoleSlug,
  mayReadDrafts,
  mayReadLeads,
  parseRoleName,
  roleName,
} from './roles.ts'

const site = (slug: string) => ({ slug, id: `tenant-${slug}`, name: `Dealer ${slug}` })
const ref = (slug: string) => ({ _type: 'reference', _ref: `tenant-${slug}` })

/** The ids that a role's grants give a permission on. */
async function idsFor(
  kind: 'marketer' | 'manager' | 'editor',
  slugs: string[],
  permission: 'read' | 'update',
  dataset: { _id: string; _type: string; [field: string]: unknown }[],
) {
  const { grants } = defineRole(kind, slugs.map(site), { subqueries: false })
  const filters = grants.filter(({ permissions }) => permissions.includes(permission))
  const found = await Promise.all(
    filters.map(({ filter }) => evaluateGroq(`*[${filter}]._id`, dataset) as Promise<string[]>),
  )
  return [...new Set(found.flat())].sort()
}

const DATASET = [
  { _id: 'tenant-a', _type: 'tenant' },
  { _id: 'drafts.tenant-a', _type: 'tenant' },
  { _id: 'tenant-b', _type: 'tenant' },
  ...['a', 'b'].flatMap((slug) =>
    ['siteSettings', 'location', 'navigation', 'page'].map((type) => ({
      _id: `${type}-${slug}`,
      _type: type,
      tenant: ref(slug),
    })),
  ),
  { _id: 'offer-a', _type: 'offer', sites: [ref('a')] },
  { _id: 'offer-ab', _type: 'offer', sites: [ref('a'), ref('b')] },
  { _id: 'offer-b', _type: 'offer', sites: [ref('b')] },
  { _id: 'promoTile-a', _type: 'promoTile', sites: [ref('a')] },
  { _id: 'banner-a', _type: 'banner', sites: [ref('a')] },
  { _id: 'campaign-a', _type: 'campaign', sites: [ref('a')] },
  { _id: 'campaign-ab', _type: 'campaign', sites: [ref('a'), ref('b')] },
  { _id: 'campaign-none', _type: 'campaign' },
  { _id: 'platformSettings', _type: 'platformSettings' },
  { _id: 'unlisted', _type: 'unlisted', tenant: ref('a') },
]

describe('the name of a role', () => {
  it.each([
    [{ kind: 'editor', sites: ['quayside'] }, 'editor-quayside'],
    [{ kind: 'manager', sites: ['brisbane-mg'] }, 'manager-brisbane-mg'],
    [{ kind: 'marketer', sites: ['quayside', 'brisbane-mg'] }, 'marketer-brisbane-mg--quayside'],
  ] as const)('is parsed to what it was made of: %j', (role, name) => {
    expect(roleName(role)).toBe(name)
    expect(parseRoleName(name)).toEqual({ kind: role.kind, sites: [...role.sites].sort() })
  })

  it('of a slug with two dashes is refused, since it would read as two sites', () => {
    expect(() => roleName({ kind: 'editor', sites: ['a--b'] })).toThrow(RangeError)
    expect(() => roleName({ kind: 'editor', sites: [] })).toThrow(RangeError)
    expect(isRoleSlug('a--b')).toBe(false)
  })

  it.each(['administrator', 'editor', 'editor-', 'editor-A', 'editor-a---b', 'owner-a'])(
    'of no dealer gives no rights: %s',
    (name) => expect(parseRoleName(name)).toBeNull(),
  )
})

describe('reading drafts', () => {
  it.each([
    [['editor-a'], 'a', true],
    [['editor-a'], 'b', false],
    [['marketer-a--b'], 'b', true],
    [['editor-ab'], 'a', false],
    [['administrator'], 'b', true],
    [['viewer'], 'a', true],
    [['made-up'], 'a', false],
    [[], 'a', false],
  ])('with the roles %j on the site %s is %s', (roles, slug, may) => {
    expect(mayReadDrafts(roles, slug)).toBe(may)
  })
})

describe('reading leads', () => {
  it.each([
    [['manager-a'], 'a', true],
    [['manager-a'], 'b', false],
    [['administrator'], 'b', true],
    [['editor-a', 'marketer-a--b'], 'a', false],
    [['editor-b', 'manager-a'], 'b', false],
    [['editor'], 'a', false],
    [['viewer'], 'a', false],
    [[], 'a', false],
  ])('with the roles %j of the site %s is %s', (roles, slug, may) => {
    expect(mayReadLeads(roles, slug)).toBe(may)
  })
})

describe('the grants of a role', () => {
  it('read what the dealer owns, what it shows and what is the platform’s, and nothing else', async () => {
    for (const kind of ['marketer', 'manager', 'editor'] as const) {
      expect(await idsFor(kind, ['a'], 'read', DATASET)).toEqual(
        [
          'drafts.tenant-a',
          'location-a',
          'navigation-a',
          'offer-a',
          'offer-ab',
          'page-a',
          'platformSettings',
          'banner-a',
          'promoTile-a',
          'siteSettings-a',
          'tenant-a',
          ...(kind === 'marketer' ? ['campaign-a'] : []),
        ].sort(),
      )
    }
  })

  it.each([
    ['editor', ['banner-a', 'location-a', 'offer-a', 'page-a', 'promoTile-a']],
    ['marketer', ['banner-a', 'campaign-a', 'offer-a', 'page-a', 'promoTile-a']],
    [
      'manager',
      ['banner-a', 'location-a', 'navigation-a', 'offer-a', 'page-a', 'promoTile-a', 'siteSettings-a'],
    ],
  ] as const)('of one dealer’s %s write the types of the kind, and no shared offer', async (kind, ids) => {
    expect(await idsFor(kind, ['a'], 'update', DATASET)).toEqual(ids)
  })

  it('of a marketer of two sites write what the two share', async () => {
    expect(await idsFor('marketer', ['a', 'b'], 'update', DATASET)).toContain('offer-ab')
  })

  it.each(['read', 'update'] as const)(
    'permit to %s a campaign only to marketers of every site it names',
    async (permission) => {
      const campaigns = async (kind: 'marketer' | 'manager' | 'editor', slugs: string[]) =>
        (await idsFor(kind, slugs, permission, DATASET)).filter((id) => id.startsWith('campaign-'))
      expect(await campaigns('marketer', ['a', 'b'])).toEqual(['campaign-a', 'campaign-ab'])
      expect(await campaigns('marketer', ['b'])).toEqual([])
      expect(await campaigns('manager', ['a', 'b'])).toEqual([])
      expect(await campaigns('editor', ['a', 'b'])).toEqual([])
    },
  )

  it.each([
    ['editor', true, []],
    ['editor', false, ['finance-a']],
    ['manager', true, ['finance-a']],
    ['marketer', true, ['finance-a']],
  ] as const)(
    'of a hosted %s, of a dealer whose finance offers need a manager: %s, write the published ones %j',
    async (kind, financeNeedsManager, ids) => {
      const { grants } = defineRole(kind, [{ ...site('a'), financeNeedsManager }], { subqueries: false })
      const dataset = ['finance-a', 'drafts.finance-a'].map((_id) => ({
        _id,
        _type: 'offer',
        category: 'Finance offer',
        sites: [ref('a')],
      }))
      const writing = grants.filter(({ permissions }) => permissions.includes('update'))
      const found = await Promise.all(
        writing.map(({ filter }) => evaluateGroq(`*[${filter}]._id`, dataset) as Promise<string[]>),
      )
      expect(found.flat().sort()).toEqual(['drafts.finance-a', ...ids])
    },
  )

  it('permit no person of a dealer to write what the platform sets', () => {
    for (const { writes } of Object.values(DEALER_ROLES)) expect(writes).not.toContain('tenant')
  })
})

describe('what somebody writes on a site', () => {
  it('names the kinds of role that write a type', () => {
    expect(kindsThatWrite('location')).toEqual(['manager', 'editor'])
    expect(kindsThatWrite('offer')).toEqual(['marketer', 'manager', 'editor'])
    expect(kindsThatWrite('tenant')).toEqual([])
  })

  it('follows the roles for that site alone', () => {
    expect(writableTypes(['editor-a', 'manager-b'], 'a')).not.toContain('siteSettings')
    expect(writableTypes(['editor-a', 'manager-b'], 'b')).toContain('siteSettings')
    expect(writableTypes(['editor-a'], 'c')).toEqual([])
    expect(writableTypes(['administrator'], 'c')).toContain('tenant')
  })

  it.each([
    [['editor-a'], ['tenant-a'], false],
    [['marketer-a--b'], ['tenant-a'], true],
    [['marketer-a--b'], ['tenant-a', 'tenant-c'], false],
    [['editor-a', 'editor-b'], [], true],
    [['marketer-a--b'], ['0b5e2f1c'], true],
    [['administrator'], ['tenant-c'], true],
  ])('with the roles %j, sites of a document that names %j are chosen: %s', (roles, ids, may) => {
    expect(choosesSites(roles, ids)).toBe(may)
  })
})
