import { ApiError } from '../http/api-error.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SortItem } from '../rules/make-rules.ts'
import { matchName } from '../settings/patterns.ts'

/**
 * Reads `sort` (`field:asc`, `_geoPoint(lat, lng):desc`) and checks it against the settings of the index. Throws
 * an error with the given code.
 */
export function readSort(items: readonly string[], index: SearchIndex, code: string): SortItem[] {
  const parsed = items.map((item) => parseItem(item, code))
  if (parsed.length === 0) return parsed
  const { rankingRules, sortableAttributes } = index.settings
  if (!rankingRules.includes('sort')) {
    throw new ApiError(code, 'You must specify where `sort` is listed in the rankingRules setting to use it.')
  }
  for (const item of parsed) {
    const name = 'field' in item ? item.field : '_geo'
    const isSortable =
      'field' in item
        ? sortableAttributes.some((sortable) => matchName(sortable, name) === 'match')
        : sortableAttributes.includes(name)
    if (!isSortable) throw new ApiError(code, `Attribute \`${name}\` is not sortable.`)
  }
  return parsed
}

function parseItem(item: string, code: string): SortItem {
  const [, name, direction] = /^([\s\S]*):(asc|desc)$/.exec(item) ?? []
  if (name === undefined)
    throw new ApiError(code, `Invalid syntax for the sort parameter: found \`${item}\`.`)
  const ascending = direction === 'asc'
  const point = /^_geoPoint\(([\s\S]*)\)$/.exec(name)?.[1]
  if (point !== undefined) return { point: parsePoint(point, code), ascending }
  if (/^_geo(?:$|\(|Distance$|Distance\(|Point$|Radius|BoundingBox)/.test(name)) {
    throw new ApiError(code, `\`${name}\` is a reserved keyword and cannot be sorted by.`)
  }
  return { field: name, ascending }
}

function parsePoint(text: string, code: string) {
  const parts = text.split(',').map((part) => part.trim())
  const [lat = Number.NaN, lng = Number.NaN] = parts.map((part) =>
    /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(part) ? Number(part) : Number.NaN,
  )
  const isPoint = parts.length === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!isPoint) throw new ApiError(code, `\`_geoPoint(${text})\` is not a latitude and a longitude.`)
  return { lat, lng }
}
