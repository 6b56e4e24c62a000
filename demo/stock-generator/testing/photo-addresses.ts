import { PHOTO_FACES, type PhotoColour, type PhotoKind, TWO_SIDED } from '../photo-kinds.ts'
import { PHOTO_HOST } from '../photos.ts'

export const PHOTO_KINDS = Object.keys(PHOTO_FACES) as readonly PhotoKind[]

/** Angles every kind has, the leading one first. */
const PHOTO_ANGLES = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp'] as const

/** Every address a gallery of this kind and colour can name, spin frames left out. */
export function addressesOf(kind: PhotoKind, colour: PhotoColour): string[] {
  const angles = PHOTO_ANGLES.flatMap((angle) => [angle, ...(TWO_SIDED.has(kind) ? [`${angle}-left`] : [])])
  return PHOTO_FACES[kind].flatMap((face) =>
    angles.map((angle) => `${PHOTO_HOST}/${kind}-${face}/${angle}/${colour}.webp`),
  )
}
