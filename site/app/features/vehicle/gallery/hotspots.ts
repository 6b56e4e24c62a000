/** A point of a picture that says something: its words, and where it is, as the stock has it. */
export type Hotspot = {
  description: string
  /** Places on a picture that does not turn: `32 48`, in hundredths of its width and height. */
  anchors: readonly string[]
  /** Places by degrees from the nose, in hundredths of width and height. */
  positions: Readonly<Record<string, Place>>
}
/** Hundredths of a picture's width and height from its top left. */
export type Place = { x: number; y: number }

/** Degrees between two given places of which the way between is still known. */
const WIDEST_GAP = 45
/** Degrees beside a given place at which a hotspot is still there. */
const NEAR = 5

/**
 * Where a hotspot is on the frame at an angle (degrees from the nose), null where it is not seen: between two given
 * places near each other on the way from one to the other, else at a given place itself (VDP-10).
 */
export function placeOnSpin({ positions }: Pick<Hotspot, 'positions'>, angle: number): Place | null {
  const given = Object.entries(positions)
    .map(([degrees, place]) => ({ place, ahead: (((Number(degrees) - angle) % 360) + 360) % 360 }))
    .sort((one, other) => one.ahead - other.ahead)
  const [next] = given
  const last = given.at(-1)
  if (!next || !last) return null
  const behind = (360 - last.ahead) % 360
  if (given.length > 1 && next.ahead + behind <= WIDEST_GAP) {
    const part = next.ahead + behind === 0 ? 0 : behind / (next.ahead + behind)
    const between = (from: number, to: number) => from + (to - from) * part
    return { x: between(last.place.x, next.place.x), y: between(last.place.y, next.place.y) }
  }
  if (next.ahead <= NEAR) return next.place
  return 360 - last.ahead <= NEAR ? last.place : null
}

/** Where a hotspot is on a picture that does not turn, null where that is not said. */
export function placeOnPicture({ anchors, positions }: Hotspot): Place | null {
  const [, x, y] = /^\s*(\d{1,3}(?:\.\d+)?)[\s,;]+(\d{1,3}(?:\.\d+)?)\s*$/.exec(anchors[0] ?? '') ?? []
  const place = x === undefined ? positions['0'] : { x: Number(x), y: Number(y) }
  return place && place.x <= 100 && place.y <= 100 ? place : null
}
