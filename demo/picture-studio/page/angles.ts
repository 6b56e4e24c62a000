import type { Vehicle } from '../kinds/vehicle.ts'
import type { Angle } from './camera.ts'

const WHOLE: Readonly<Record<string, Angle>> = {
  hero: { az: 38, el: 7.5, fill: 0.86 },
  side: { az: 90, el: 3.5, fill: 0.88 },
  rearq: { az: 142, el: 8, fill: 0.86 },
  front: { az: 0, el: 5, fill: 0.62, fillY: 0.76 },
  rear: { az: 180, el: 6, fill: 0.62, fillY: 0.76 },
}
const AWAY = 4.3

/** The camera of a named angle, `spin-00` to `spin-35` among them. @throws Error for a name nobody knows */
export function getAngle(name: string, vehicle: Vehicle): Angle {
  const inside = vehicle.inside?.[name]
  if (inside) return { az: 0, el: 0, inside }
  const away = vehicle.closeAway ?? AWAY
  const { bedAt } = vehicle
  const close: Record<string, Angle> = {
    ...(bedAt ? { boot: { az: 160, el: 27, close: { at: bedAt, away: 6.2 } } } : {}),
    wheel: { az: 62, el: 6, close: { at: vehicle.wheelAt, away } },
    lamp: { az: 30, el: 9, close: { at: vehicle.lampAt, away } },
  }
  const spin = /^spin-(\d\d)$/.exec(name)
  const angle = spin ? { az: Number(spin[1]) * 10, el: 7, spin: true } : (whole(name, vehicle) ?? close[name])
  if (!angle) throw new Error(`No angle called ${name}.`)
  return vehicle.fromLeft ? fromTheLeft(angle) : angle
}

function whole(name: string, { fillY }: Vehicle): Angle | undefined {
  const angle = WHOLE[name]
  return angle && fillY !== undefined ? { ...angle, fillY } : angle
}

function fromTheLeft(angle: Angle): Angle {
  const { close } = angle
  if (!close) return { ...angle, az: -angle.az }
  const [x, y, z] = close.at
  return { ...angle, az: -angle.az, close: { ...close, at: [x, y, -z] } }
}
