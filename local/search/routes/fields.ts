// The fields of an index with their settings, as Meilisearch's `POST /indexes/{uid}/fields`.
import { pathParam } from '../../http/router.ts'
import type { Engine } from '../engine.ts'
import { readJson } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Json } from '../index/walk.ts'
import { filterableFeatures, isFilterable } from '../settings/filterable.ts'
import { matchName, matchPattern } from '../settings/patterns.ts'
import { displayedNames, facetOrder } from '../settings/settings.ts'
import { bool, count, listOf, orNull, type Read, readObject, text } from '../validate/shape.ts'
import { pageOf } from './pages.ts'

const SWITCHES = ['displayed', 'searchable', 'sortable', 'distinct', 'rankingRule', 'filterable'] as const
type Switches = Record<(typeof SWITCHES)[number], boolean | null>

interface FieldFilter extends Switches {
  attributePatterns: string[] | null
}

interface FieldsRequest {
  offset: number
  limit: number
  filter: Partial<FieldFilter> | null
}

export function fieldRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'POST',
      path: '/indexes/:indexUid/fields',
      action: 'fields.post',
      handle: async ({ request, params }) => {
        const { offset = 0, limit = 20, filter = null } = readFieldsRequest(await readJson(request))
        const index = await engine.catalog.require(pathParam(params, 'indexUid')).search()
        const names = index.fields.list.map(({ name }) => name).sort()
        const fields = names.map((name) => fieldView(index, name)).filter((field) => fits(field, filter))
        return { status: 200, body: pageOf(fields, { offset, limit }) }
      },
    },
  ]
}

const codeOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const filterOf: Read<Partial<FieldFilter>> = (value, code, path) => {
  const switches = SWITCHES.map((name) => [name, { read: orNull(bool), code: `${code}_${codeOf(name)}` }])
  return readObject<FieldFilter>(
    value,
    {
      ...(Object.fromEntries(switches) as Record<
        keyof Switches,
        { read: Read<boolean | null>; code: string }
      >),
      attributePatterns: { read: orNull(listOf(text)), code: `${code}_attribute_patterns` },
    },
    { path, code },
  )
}

function readFieldsRequest(body: Json): Partial<FieldsRequest> {
  return readObject<FieldsRequest>(body, {
    offset: { read: count, code: 'invalid_index_offset' },
    limit: { read: count, code: 'invalid_index_limit' },
    filter: { read: orNull(filterOf), code: 'invalid_index_fields_filter' },
  })
}

function fieldView(index: SearchIndex, name: string) {
  const { settings } = index
  const displayed = displayedNames(settings)
  const features = filterableFeatures(settings.filterableAttributes, name)
  const isNamed = (names: readonly string[]) => names.some((own) => matchName(own, name) === 'match')
  const rule = settings.rankingRules.find((own) => own === `${name}:asc` || own === `${name}:desc`)
  return {
    name,
    displayed: { enabled: displayed === null || isNamed(displayed) },
    searchable: { enabled: index.fields.find(name)?.searchable === 'match' },
    sortable: { enabled: isNamed(settings.sortableAttributes) },
    distinct: { enabled: settings.distinctAttribute === name },
    rankingRule: { enabled: rule !== undefined, order: rule?.slice(rule.lastIndexOf(':') + 1) ?? null },
    filterable: {
      enabled: features !== null && isFilterable(features),
      sortBy: facetOrder(settings.faceting, name),
      facetSearch: features?.facetSearch ?? false,
      equality: features?.filter.equality ?? false,
      comparison: features?.filter.comparison ?? false,
    },
    localized: { locales: [] },
  }
}

function fits(field: ReturnType<typeof fieldView>, filter: Partial<FieldFilter> | null): boolean {
  if (filter === null) return true
  const patterns = filter.attributePatterns ?? null
  if (patterns && !patterns.some((pattern) => matchPattern(pattern, field.name) === 'match')) return false
  return SWITCHES.every((name) => (filter[name] ?? field[name].enabled) === field[name].enabled)
}
