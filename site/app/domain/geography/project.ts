import { ownValue } from '#app/domain/own-value.ts'
import { listOutline, type Point, STATES } from './australia.ts'

/** A degree of longitude is so much shorter than one of latitude in the middle of the country. */
const EAST = 16
const SOUTH = 18.4
const MARGIN = 14

/** A place on the drawing, in its own units. */
export const project = ([lng, lat]: Point) => ({
  x: round((lng - 112) * EAST),
  y: round((-lat - 10) * SOUTH),
})

/** The outline of a state as a path. */
export function statePath(state: string): string {
  const points = listOutline(ownValue(STATES, state)?.outline ?? []).map(project)
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** The part of the drawing that holds these states and places, as a view box. */
export function computeViewBox(states: readonly string[], places: readonly Point[]): string {
  const corners = states.flatMap((state) => listOutline(ownValue(STATES, state)?.outline ?? []))
  const points = [...corners, ...places].map(project)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const size = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  return [left, top, ...size].map(round).join(' ')
}

const round = (value: number) => Math.round(value * 10) / 10
