import type { StockVehicle } from './stock-vehicle.ts'

type HotspotPoint = { x: number; y: number }
type Positions = Record<string, HotspotPoint>
type Hotspot = { description: string; positions: Positions }
/** A point of the panorama: `50 70`, in hundredths of its width and height. */
type InsideHotspot = { description: string; anchors: [string] }

/** Where the front wheel of the drawn cars is, by degrees from the nose, as measured on their frames. */
const WHEEL: Positions = {
  '30': { x: 50.5, y: 66.5 },
  '40': { x: 56, y: 66.5 },
  '60': { x: 66, y: 66 },
  '90': { x: 77.5, y: 62 },
}
const MIRRORED_WHEEL = Object.fromEntries(
  Object.entries(WHEEL).map(([angle, { x, y }]) => [String(360 - Number(angle)), { x: 100 - x, y }]),
)

/** A point of the nose or the tail, which goes round with the car and is seen to 60 degrees on either side. */
function placeEnd(facing: 0 | 180): Positions {
  const angles = [-60, -40, -20, 0, 20, 40, 60].map((angle) => angle + facing)
  return Object.fromEntries(
    angles.map((angle) => {
      const sine = Math.sin((angle * Math.PI) / 180) * (facing === 0 ? 1 : -1)
      const place = { x: Math.round(50 + 46 * sine), y: Math.round(56 - 6 * Math.abs(sine)) }
      return [String((angle + 360) % 360), place]
    }),
  )
}

const POINTS: readonly { feature: RegExp; positions: Positions }[] = [
  { feature: /head|LED|fog/i, positions: placeEnd(0) },
  { feature: /alloy|\bwheels\b/i, positions: { ...WHEEL, ...MIRRORED_WHEEL } },
  { feature: /camera|tailgate|tow|parking/i, positions: placeEnd(180) },
]

/** Where things are on the drawn panoramas, as measured on them. */
const INSIDE_POINTS: readonly { feature: RegExp; anchor: string }[] = [
  { feature: /screen|CarPlay|navigation|infotainment/i, anchor: '50 70' },
  { feature: /cruise|steering wheel|paddle/i, anchor: '60.5 80' },
  { feature: /leather|heated.*seat|ventilated.*seat|power.*seat|electric.*seat/i, anchor: '91 60' },
]

/** The hotspots of a car with a spin or a panorama: of its features, those that can be pointed at; null without any. */
export function placeHotspots(
  vehicle: StockVehicle,
): { exterior?: Hotspot[]; interior?: InsideHotspot[] } | null {
  const [exterior, interior] = [placeExteriorHotspots(vehicle), placeInsideHotspots(vehicle)]
  if (exterior.length + interior.length === 0) return null
  return { ...(exterior.length > 0 ? { exterior } : {}), ...(interior.length > 0 ? { interior } : {}) }
}

function placeInsideHotspots({ gallery, features }: StockVehicle): InsideHotspot[] {
  if (gallery.panorama === '') return []
  return INSIDE_POINTS.flatMap(({ feature, anchor }): InsideHotspot[] => {
    const description = features.find((one) => feature.test(one))
    return description ? [{ description, anchors: [anchor] }] : []
  })
}

function placeExteriorHotspots({ gallery, features }: StockVehicle): Hotspot[] {
  if (gallery.spin.length === 0) return []
  const exterior = POINTS.flatMap(({ feature, positions }) => {
    const description = features.find((one) => feature.test(one))
    return description ? [{ description, positions }] : []
  })
  return exterior.filter(
    ({ description }, at) => exterior.findIndex((other) => other.description === description) === at,
  )
}
