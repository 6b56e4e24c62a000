import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modelsOfOwnMakes } from '../model/models-of-own-makes.ts'
import { SCOPE_FILTERS } from '../scope/scope-guard.ts'
import { type DocumentScope, listTypes, SCOPE_TABLE } from '../scope/scope-table.ts'
import { claimingTenants } from '../tenant/claims.query.ts'
import { DEALERLESS_QUERIES } from './dealerless-queries.ts'
import { evaluateGroq } from './evaluate-groq.ts'
import type { SiteDocumentType } from './site-document-type.ts'

const ROOT = new URL('../', import.meta.url)

/** Every text that a `.query.ts` file of this package exports, by its name. */
async function listExportedQueries(): Promise<[name: string, text: string][]> {
  const found: [string, string][] = []
  for await (const file of glob('**/*.query.ts', { cwd: fileURLToPath(ROOT) })) {
    const exported = (await import(new URL(file, ROOT).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'string') found.push([name, value])
    }
  }
  return found
}

const QUERIES = (await listExportedQueries()).filter(([, text]) => text.includes('*['))

describe('queries', () => {
  it('of every query file are found', () => {
    expect(QUERIES.map(([name]) => name).sort()).toEqual([
      'hostsQuery',
      'leftDealersQuery',
      'linkFoundQuery',
      'siteRedirectsQuery',
      'slugTakenQuery',
      'tenantBundleQuery',
      'tenantIdentityQuery',
      'tilesAtPlaceQuery',
    ])
  })

  it.each(QUERIES)('%s asks for one dealer, or is on the list of those that do not', (name, text) => {
    expect(text.includes('$tenant') || name in DEALERLESS_QUERIES).toBe(true)
  })

  it.each(QUERIES)('%s guards each of its parts by the scope of its type', (name, text) => {
    if (name in DEALERLESS_QUERIES) return
    // Its own sub-queries of the dealer's makes would end the match of the part.
    const flat = text.replaceAll(modelsOfOwnMakes, SCOPE_FILTERS.model)
    const parts = [...flat.matchAll(/\*\[(.*?)\](?=\[0\]|\{| \|)/gs)].map((match) => match[1])
    const allowed: string[] = [...Object.values(SCOPE_FILTERS), claimingTenants]
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((part) => !allowed.includes(part ?? ''))).toEqual([])
  })

  it('that ask for no dealer each say why', () => {
    for (const reason of Object.values(DEALERLESS_QUERIES)) expect(reason.length).toBeGreaterThan(20)
  })
})

describe('the scope guard', () => {
  it('has no filter for what no site reads', () => {
    for (const type of [...listTypes('across'), ...listTypes('record')])
      expect(SCOPE_FILTERS).not.toHaveProperty(type)
  })

  const readTypes = Object.entries(SCOPE_TABLE).filter(
    ([, scope]) => scope !== 'across' && scope !== 'record',
  )
  it.each(readTypes)('filters %s by its type and its scope %s', (type, scope) => {
    const guards: Partial<Record<DocumentScope, string>> = {
      tenant: type === 'tenant' ? ' && slug.current == $tenant' : ' && tenant->slug.current == $tenant',
      sites: ' && $tenant in sites[]->slug.current',
      platform: '',
    }
    expect(SCOPE_FILTERS[type as SiteDocumentType]).toBe(`_type == "${type}"${guards[scope]}`)
  })

  const ref = (id: string) => ({ _type: 'reference', _ref: id })
  const dataset = [
    { _id: 'tenant-a', _type: 'tenant', slug: { current: 'a' } },
    { _id: 'tenant-b', _type: 'tenant', slug: { current: 'b' } },
    ...[...listTypes('tenant'), ...listTypes('sites')]
      .filter((type) => type !== 'tenant')
      .flatMap((type) =>
        ['a', 'b'].map((site) => ({
          _id: `${type}-${site}`,
          _type: type,
          tenant: ref(`tenant-${site}`),
          sites: [{ ...ref(`tenant-${site}`), _key: 's' }],
        })),
      ),
  ]

  it.each([...listTypes('tenant'), ...listTypes('sites')])(
    'lets no %s of another dealer through',
    async (type) => {
      const ids = await evaluateGroq(`*[${SCOPE_FILTERS[type as SiteDocumentType]}]._id`, dataset, {
        tenant: 'a',
      })
      expect(ids).toEqual([`${type}-a`])
    },
  )
})

// The Studio's own queries are bounded by the signed-in person's grants; a page's are bounded here.
describe('the source of the site', () => {
  it('holds no GROQ query without a dealer', async () => {
    const packages = new URL('../../../', import.meta.url)
    const offenders: string[] = []
    for await (const file of glob('site/**/*.{ts,tsx}', {
      cwd: fileURLToPath(packages),
      exclude: (name) =>
        /node_modules|build|dist|testing|\.test\.|e2e|bench|random-dealer/.test(String(name)),
    })) {
      const source = readFileSync(new URL(file, packages), 'utf8')
      const queries = [...source.matchAll(/\*\[\s*_(type|id)[^`'"]*/g)].map((match) => match[0])
      offenders.push(
        ...queries.filter((query) => !query.includes('$tenant')).map((query) => `${file}: ${query}`),
      )
    }
    expect(offenders).toEqual([])
  })
})
