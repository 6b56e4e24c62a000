import { FACES } from '../../local/photos/faces.ts'
import { INSIDES } from '../../local/photos/insides.ts'

/** A vehicle to put on the stage, and the pictures to take of it: where each is kept, and from which angle. */
export type Sitting = { kind: string; face: string; shots: readonly Shot[] }
export type Shot = { folder: string; angle: string }

export const STILLS = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp'] as const
export const SPIN_FRAMES = 36
const SPIN_KINDS = ['suv', 'hatch', 'sedan', 'ute']
/** Kinds whose faces are builds of their own, which differ from every side. */
const BUILDS = ['caravan', 'truck', 'motorcycle-naked', 'motorcycle-cruiser', 'motorcycle-tourer']

/** Cut-outs that every face has, and those in the night's light, of the vehicles that a dark front page shows. */
const CUTS = ['hero.cut', 'side.cut']
const NIGHTS: Readonly<Record<string, readonly string[]>> = {
  'sedan-blade': ['hero.night', 'rearq.night'],
  'suv-slim': ['hero.night', 'rearq.night'],
  'motorcycle-naked-sharp': ['hero.night', 'rearq.night'],
  'motorcycle-tourer-adventure': ['hero.night', 'rearq.night'],
}

/** Cut-outs: each face has its own, so that a vehicle's pictures are of one size. */
export function planCuts(): Sitting[] {
  return Object.entries(FACES).flatMap(([kind, faces]) =>
    faces.map((face) => {
      const folder = `${kind}-${face}`
      const angles = [...CUTS, ...(NIGHTS[folder] ?? [])]
      return { kind, face, shots: angles.map((angle) => ({ folder, angle })) }
    }),
  )
}

/** Insides: several kinds share a cabin or a boot (insides.ts); an open load bed is that of the kind. */
export function planInsides(): Sitting[] {
  const shared = [...new Set(Object.values(INSIDES).flat())].map((folder): Sitting => {
    const [kind = '', face = ''] = folder.split('-')
    const angles = kind === 'cabin' ? ['interior', 'seats', 'panorama'] : ['boot']
    return { kind, face, shots: angles.map((angle) => ({ folder, angle })) }
  })
  const beds = (['ute', 'cabchassis'] as const).map((kind): Sitting => {
    return { kind, face: FACES[kind][0], shots: [{ folder: kind, angle: 'boot' }] }
  })
  return [...shared, ...beds]
}

/** What the library holds: everything a face changes in the face's folder, the rest once, in the kind's. */
export function planSittings(what: 'stills' | 'spin'): Sitting[] {
  return Object.entries(FACES).flatMap(([kind, faces]) => {
    if (what === 'spin' && !SPIN_KINDS.includes(kind)) return []
    const angles = what === 'stills' ? STILLS : spinAngles()
    return faces.map((face, index) => ({
      kind,
      face,
      shots: angles.flatMap((angle): Shot[] => {
        if (BUILDS.includes(kind) || showsFace(angle)) return [{ folder: `${kind}-${face}`, angle }]
        return index === 0 ? [{ folder: kind, angle }] : []
      }),
    }))
  })
}

function spinAngles(): string[] {
  return Array.from({ length: SPIN_FRAMES }, (_, i) => `spin-${String(i).padStart(2, '0')}`)
}

/** From behind, a face changes nothing. */
function showsFace(angle: string): boolean {
  const turn = /^spin-(\d\d)$/.exec(angle)
  if (!turn) return angle !== 'rear' && angle !== 'rearq'
  const frame = Number(turn[1])
  return Math.min(frame, SPIN_FRAMES - frame) < 12
}

/** What a stored picture's name asks of the studio: `hero.cut` is a cut-out, `hero.night` one in the night's light. */
export function parseShot(name: string): { angle: string; cut: boolean; night: boolean } {
  const [, angle = name, look] = /^(.+)\.(cut|night)$/.exec(name) ?? []
  return { angle, cut: look !== undefined, night: look === 'night' }
}
