// What a dealer's staff may see and change: rules made from the table that says whose each type of document is. The
// lake knows no types of its own; whoever seeds the content puts the table there (`PUT /local/scopes`).
import { z } from 'zod'
import type { Grant, Permission } from './grants.ts'

/** A dealer's own by its `tenant` reference; shown on the `sites` it names; or everybody's. */
const Scope = z.enum(['tenant', 'sites', 'platform'])
const TYPE_NAME = /^[A-Za-z][\w.]{0,99}$/

/** Whose each type is, and the id of a dealer's own document, with `{slug}` in the place of its name. */
export const ScopeTable = z.object({
  types: z.record(z.string().regex(TYPE_NAME), Scope),
  tenantId: z.string().regex(/^[\w-]*\{slug\}[\w-]*$/),
})
export type ScopeTable = z.infer<typeof ScopeTable>

/** No type belongs to anybody: a dealer's staff see nothing until the table is there. */
export const NO_SCOPES: ScopeTable = { types: {}, tenantId: '{slug}' }

const READING: Permission[] = ['read', 'history']
const WRITING: Permission[] = ['create', 'update', 'editHistory']
const ASSETS = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
/** What lets its holder see drafts on a site: each person's own only. */
const PREVIEW_SECRET = '_type == "sanity.previewUrlSecret"'

/** The rules of somebody who works for these dealers, by their slugs. `mayWrite` false: looks on. */
export function wallGrants(tenants: readonly string[], table: ScopeTable, mayWrite: boolean): Grant[] {
  const ids = tenants.map((slug) => table.tenantId.replace('{slug}', () => slug))
  const own = ownDocuments(ids, table)
  const shown = `${typesOf(table, 'sites')} && count(sites[_ref in ${list(ids)}]) > 0`
  // What several dealers share is changed by who looks after all of them.
  const theirs = `${shown} && count(sites[!(_ref in ${list(ids)})]) == 0`
  const everybodys = typesOf(table, 'platform')
  const used = `count(*[references(^._id) && ((${own}) || (${shown}) || (${everybodys}))]) > 0`
  const reading = [own, shown, everybodys, `${ASSETS} && ${used}`, 'string::startsWith(_type, "system.")']
  const grants = reading.map((filter) => ({ filter, permissions: READING }))
  grants.push({ filter: `${PREVIEW_SECRET} && userId == identity()`, permissions: READING })
  if (!mayWrite) return grants
  return [
    ...grants,
    ...[own, theirs].map((filter) => ({ filter, permissions: WRITING })),
    { filter: ASSETS, permissions: ['create'] },
    // The client makes the document first and says whose it is next.
    {
      filter: `${PREVIEW_SECRET} && (!defined(userId) || userId == identity())`,
      permissions: ['create', 'update'],
    },
  ]
}

/** Documents with the dealer's reference, and the dealer's document itself in all its forms. */
function ownDocuments(ids: readonly string[], table: ScopeTable): string {
  const forms = ids.flatMap((id) => [id, `drafts.${id}`])
  const versions = ids.map((id) => `_id in path(${JSON.stringify(`versions.*.${id}`)})`)
  const itself = [`_id in ${list(forms)}`, ...versions].join(' || ')
  return `${typesOf(table, 'tenant')} && (tenant._ref in ${list(ids)} || ${itself})`
}

function typesOf({ types }: ScopeTable, scope: z.infer<typeof Scope>): string {
  return `_type in ${list(Object.keys(types).filter((type) => types[type] === scope))}`
}

const list = (words: readonly string[]) => JSON.stringify(words)
