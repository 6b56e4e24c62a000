import type { Bits } from '../index/bits.ts'
import { distance, type Point } from '../index/geo.ts'
import { filterableFeatures, filterableHint } from '../settings/filterable.ts'
import { type Filter, FilterError } from './ast.ts'
import type { FilterSource } from './source.ts'

type GeoFilter = Extract<Filter, { kind: 'radius' | 'box' | 'polygon' }>

/** The documents located in a circle, a box or a polygon. */
export function evaluateGeo(filter: GeoFilter, source: FilterSource): Bits {
  const inside = createInsideTest(filter)
  if (!filterableFeatures(source.settings.filterableAttributes, '_geo')) {
    const hint = filterableHint(source.settings.filterableAttributes)
    throw new FilterError(`Attribute \`_geo\` is not filterable. ${hint}`)
  }
  const found = source.none()
  source.eachPoint((doc, point) => {
    if (inside(point)) found.add(doc)
  })
  return found
}

function createInsideTest(filter: GeoFilter): (point: Point) => boolean {
  if (filter.kind === 'radius') {
    const centre = parsePoint([filter.lat, filter.lng])
    const metres = Number(filter.metres)
    const resolution = Math.trunc(Number(filter.resolution ?? 125))
    if (resolution < 3 || resolution > 1000)
      throw new FilterError('The resolution must lie between 3 and 1000.')
    return (point) => distance(centre, point) <= metres
  }
  return filter.kind === 'box' ? insideBox(filter) : insidePolygon(filter.points.map(parsePoint))
}

function insideBox(filter: Extract<Filter, { kind: 'box' }>): (point: Point) => boolean {
  const top = parsePoint(filter.topRight)
  const bottom = parsePoint(filter.bottomLeft)
  if (top.lat < bottom.lat) throw new FilterError('The top of the bounding box lies below its bottom.')
  // A box whose right edge is west of its left edge crosses the antimeridian.
  const inLongitude =
    top.lng < bottom.lng
      ? (lng: number) => lng >= bottom.lng || lng <= top.lng
      : (lng: number) => lng >= bottom.lng && lng <= top.lng
  return ({ lat, lng }) => lat >= bottom.lat && lat <= top.lat && inLongitude(lng)
}

/** Even-odd rule. */
function insidePolygon(corners: Point[]): (point: Point) => boolean {
  return ({ lat, lng }) => {
    let inside = false
    corners.forEach((a, at) => {
      const b = corners[(at + 1) % corners.length]!
      if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) {
        inside = !inside
      }
    })
    return inside
  }
}

function parsePoint([latText, lngText]: [string, string]): Point {
  const lat = Number(latText)
  const lng = Number(lngText)
  if (!(lat >= -90 && lat <= 90)) throw new FilterError(`Bad latitude \`${latText}\`.`)
  if (!(lng >= -180 && lng <= 180)) throw new FilterError(`Bad longitude \`${lngText}\`.`)
  return { lat, lng }
}
