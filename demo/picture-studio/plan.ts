import { FACES } from '../../local/photos/faces.ts'

/** A vehicle to put on the stage, and the pictures to take of it: where each is kept, and from which angle. */
export type Sitting = { kind: string; face: string; shots: readonly Shot[] }
export type Shot = { folder: string; angle: string }

export const STILLS = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp'] as const
export const SPIN_FRAMES = 36
const SPIN_KINDS = ['suv', 'hatch', 'sedan', 'ute']
/** Kinds whose faces are builds of their own, which differ from every side. */
const BUILDS = ['caravan', 'truck', 'motorcycle-naked', 'motorcycle-cruiser', 'motorcycle-tourer']

/** What the library holds: everything a face changes in the face's folder, the rest once, in the kind's. */
export function planSittings(what: 'stills' | 'spin'): Sitting[] {
  return Object.entries(FACES).flatMap(([kind, faces]) => {
    if (what === 'spin' && !SPIN_KINDS.includes(kind)) return []
    const angles = what === 'stills' ? STILLS : spinAngles()
    return faces.map((face, index) => ({
      ...{ kind, face },
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
