import { distanceKm } from '@forecourt/schemas/contract/pure'
import { type Point as LngLat, listOutline, STATES } from '#app/domain/geography/australia.ts'
import { CITIES } from '#app/domain/geography/cities.ts'
import { computeViewBox, project, statePath } from '#app/domain/geography/project.ts'

/**
 * A point on the plan of the region, in per cent of its width and height: places so near to each other that they are one
 * point, or the visitor without `numbers`.
 */
export type PlanPoint = {
  numbers: number[]
  label: string
  x: number
  y: number
  /** Its name is above it, because another name is below. */
  above?: true
}

/** A state on the plan: its outline as a path, and its name with its position, '' where it would be cut; units as of points. */
export type PlanState = { name: string; path: string; x: number; y: number }

/** What a plan within one city shows of it: paths, strokes and names in units of points. */
export type PlanCity = {
  sea: string[]
  rivers: { path: string; width: number }[]
  roads: string[]
  names: { text: string; of: 'water' | 'place'; x: number; y: number }[]
}

/** The whole country as paths within a view box, and the middle of the region on it; drawn here, so that no page loads it. */
export type PlanCountry = { view: string; states: string[]; x: number; y: number }

/** A plan of the region: square, north up. */
export type RegionPlan = {
  points: PlanPoint[]
  /** The states around; none on a plan of a region too small for their coarse outlines. */
  states: PlanState[]
  /** The city around, for a region within one. */
  city: PlanCity | null
  /** From the visitor to the nearest place, where both are known. */
  way: { from: { x: number; y: number }; to: { x: number; y: number } } | null
  /** Where the region is in the country; for a plan without states and city. */
  country: PlanCountry | null
  /** The squares of its grid: their side in kilometres, and in per cent of the plan's width. */
  grid: { km: number; percent: number }
}

type Point = readonly [lat: number, long: number]
type Numbered = { number: number; label: string; point: Point | null }

/** Room at the edges, in per cent; at the foot the names are below their numbers. */
const MARGIN = { top: 12, foot: 20 }
const SIDE = 100
const SIZE = SIDE - MARGIN.top - MARGIN.foot
/** A number would cover another nearer than that, in per cent. */
const NEAR = 10
/** A name would cover that of another point nearer than that, in per cent. */
const NAME_NEAR = { x: 26, y: 12 }
/** A point with more names than that has the first of them. */
const MOST_NAMES = 2
/** Degrees of latitude across at the least, so that one place is not blown up to the whole plan. */
const SMALLEST = 0.02

/** Degrees of latitude around one place by which its city can be recognised. */
export const CITY_DEGREES = 0.2

/** Degrees of latitude around one place by which its part of the country can be recognised. */
const STATE_DEGREES = 5

/** Kilometres across from which the outlines of states, which are some ten kilometres off, say where the places are. */
const LEAST_WITH_STATES_KM = 700
/** A plan wider than so many times the reach of a city shows more than the city. */
const MOST_REACHES = 3.5
/** A name nearer to a place or an edge than that is left out, in per cent. */
const NAME_ROOM = { x: 12, y: 7, edge: 6 }
/** A state's name nearer to an edge than that would be cut, or lie below the scale; in per cent. */
const STATE_NAME = { x: 18, y: 12 }
/** A state that comes no nearer to the plan than that is out of its frame, in per cent. */
const BEYOND = 60

/** On the earth's mean radius of 6,371 km. */
const KM_PER_DEGREE = 111.195
/** Sides of the squares; the greatest that is at most so many per cent. */
const SQUARES_KM = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
const LARGEST_SQUARE = 22

/**
 * Places with known points as they lie to each other, and the visitor's point among them; null without any.
 * @param least degrees of latitude across at the least
 */
export function regionPlan(
  places: readonly Numbered[],
  from: Point | null,
  least = SMALLEST,
): RegionPlan | null {
  const known = places.flatMap(({ number, label, point }) => (point ? [{ number, label, point }] : []))
  const all = [...known.map(({ point }) => point), ...(from ? [from] : [])]
  if (all.length === 0) return null
  const lats = all.map(([lat]) => lat)
  const longs = all.map(([, long]) => long)
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const shrink = Math.cos((middle(lats) * Math.PI) / 180)
  const scale = SIZE / Math.max(getSpan(lats), getSpan(longs) * shrink, least)
  const placed = ([lat, long]: Point) => ({
    x: round(50 + (long - middle(longs)) * shrink * scale),
    y: round(MARGIN.top + SIZE / 2 - (lat - middle(lats)) * scale),
  })
  const points: PlanPoint[] = []
  for (const { number, label, point } of known) {
    const at = placed(point)
    const near = points.find(({ x, y }) => Math.abs(x - at.x) < NEAR && Math.abs(y - at.y) < NEAR)
    if (near) Object.assign(near, joined(near, number, label))
    else points.push({ numbers: [number], label, ...at, ...(isCrowded(at, points) ? { above: true } : {}) })
  }
  if (from) points.push({ numbers: [], label: '', ...placed(from) })
  const kmAcross = (SIDE / scale) * KM_PER_DEGREE
  const centre: LngLat = [middle(longs), middle(lats)]
  const [nearest] = points
  const states = kmAcross >= LEAST_WITH_STATES_KM ? statesAround(placed) : []
  const city = cityAround(centre, placed, points, kmAcross)
  return {
    points: points.map(shortened),
    states,
    city,
    way:
      from && nearest && nearest.numbers.length > 0
        ? { from: placed(from), to: { x: nearest.x, y: nearest.y } }
        : null,
    country: states.length > 0 || city ? null : countryAround(centre),
    grid: buildGrid(scale),
  }
}

/** Places in their city; one alone outside of the known cities in its state, for nearer by nothing is drawn around it. */
export function localPlan(places: readonly Numbered[]): RegionPlan | null {
  const near = regionPlan(places, null, CITY_DEGREES)
  const isAlone = near !== null && near.city === null && near.points.length === 1
  return isAlone ? regionPlan(places, null, STATE_DEGREES) : near
}

/** The city that a point lies in, as `placed` puts its points on the plan; null for none of the known ones. */
function cityAround(
  [lng, lat]: LngLat,
  placed: (point: Point) => { x: number; y: number },
  points: readonly PlanPoint[],
  kmAcross: number,
): PlanCity | null {
  const found = CITIES.find(
    ({ centre: [east, north], reachKm }) =>
      kmAcross <= reachKm * MOST_REACHES && distanceKm([lat, lng], [north, east]) <= reachKm,
  )
  if (!found) return null
  const pathOf = (flat: readonly number[]) =>
    `M${listOutline(flat)
      .map(([east, north]) => placed([north, east]))
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`
  return {
    sea: found.sea.map((outline) => `${pathOf(outline)}Z`),
    rivers: found.rivers.map(({ path, km }) => ({
      path: pathOf(path),
      width: round((km / kmAcross) * SIDE),
    })),
    roads: found.roads.map(pathOf),
    names: found.names
      .map(({ text, of, at: [east, north] }) => ({ text, of, ...placed([north, east]) }))
      .filter((name) => hasRoom(name, points)),
  }
}

function countryAround(centre: LngLat): PlanCountry {
  const keys = Object.keys(STATES)
  return { view: computeViewBox(keys, []), states: keys.map(statePath), ...project(centre) }
}

function hasRoom({ x, y }: { x: number; y: number }, points: readonly PlanPoint[]): boolean {
  const { edge } = NAME_ROOM
  const isInside = x > edge && x < SIDE - edge && y > edge && y < SIDE - edge
  return (
    isInside &&
    points.every((point) => Math.abs(point.x - x) > NAME_ROOM.x || Math.abs(point.y - y) > NAME_ROOM.y)
  )
}

/** Those that are in the frame, as `placed` puts a point on the plan. */
function statesAround(placed: (point: Point) => { x: number; y: number }): PlanState[] {
  return Object.values(STATES).flatMap(({ name, label, outline }) => {
    const corners = listOutline(outline).map(([lng, lat]) => placed([lat, lng]))
    const isNear = corners.some(({ x, y }) => isInFrame(x) && isInFrame(y))
    const path = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
    const at = placed([label[1], label[0]])
    // A name that is cut at the edge says less than none: it moves inwards, as long as it stays in its state.
    const inside = { x: within(at.x, STATE_NAME.x), y: within(at.y, STATE_NAME.y) }
    return isNear ? [{ name: isInside(inside, corners) ? name : '', path, ...inside }] : []
  })
}

const within = (at: number, edge: number) => Math.min(Math.max(at, edge), SIDE - edge)

/** Is a point inside a polygon, by the crossings of a ray to its right? */
function isInside({ x, y }: { x: number; y: number }, corners: readonly { x: number; y: number }[]): boolean {
  const crossings = corners.filter((one, at) => {
    const other = corners[(at + 1) % corners.length] ?? one
    return one.y > y !== other.y > y && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)
  })
  return crossings.length % 2 === 1
}

const isInFrame = (at: number) => at > -BEYOND && at < SIDE + BEYOND

/** @param scale per cent of the plan for a degree of latitude */
function buildGrid(scale: number): RegionPlan['grid'] {
  const percentOf = (km: number) => (km / KM_PER_DEGREE) * scale
  const km = SQUARES_KM.findLast((side) => percentOf(side) <= LARGEST_SQUARE) ?? 0.5
  return { km, percent: Math.round(percentOf(km) * 100) / 100 }
}

function isCrowded({ x, y }: { x: number; y: number }, points: readonly PlanPoint[]): boolean {
  return points.some(
    (other) => !other.above && Math.abs(other.x - x) < NAME_NEAR.x && Math.abs(other.y - y) < NAME_NEAR.y,
  )
}

function joined({ numbers, label }: PlanPoint, number: number, name: string) {
  const names = new Set([...label.split(', '), name].filter(Boolean))
  return { numbers: [...numbers, number], label: [...names].join(', ') }
}

/** Of many names the first, and how many more there are. */
function shortened(point: PlanPoint): PlanPoint {
  const [first = '', ...more] = point.label.split(', ')
  return more.length + 1 > MOST_NAMES ? { ...point, label: `${first} +${more.length}` } : point
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const getSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const round = (value: number) => Math.round(value * 10) / 10
