import { PHOTO_FACES, type PhotoColour, type PhotoKind, TWO_SIDED } from '../photo-kinds.ts'
import { buildGallery, PHOTO_HOST } from '../photos.ts'

export const PHOTO_KINDS = Object.keys(PHOTO_FACES) as readonly PhotoKind[]

/** Angles every kind has, the leading one first. */
const PHOTO_ANGLES = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp'] as const

/** Every address a gallery of this kind and colour can name, spin frames and panoramas left out. */
export function listPhotoAddresses(kind: PhotoKind, colour: PhotoColour): string[] {
  const angles = PHOTO_ANGLES.flatMap((angle) => [angle, ...(TWO_SIDED.has(kind) ? [`${angle}-left`] : [])])
  const trims = ['', 'Grey', 'Tan', 'Beige', 'Brown']
  const images = trims.flatMap((interior) => buildGallery({ kind, colour, stockNumber: '', interior }).images)
  const inside = [...new Set(images)].flatMap((address) => {
    const [, angle = '', paint = ''] = /\/(interior|seats|boot)\/([a-z]+)\.webp$/.exec(address) ?? []
    return angle ? [[angle, paint] as const] : []
  })
  return PHOTO_FACES[kind].flatMap((face) =>
    [...angles.map((angle) => [angle, colour] as const), ...inside].map(
      ([angle, paint]) => `${PHOTO_HOST}/${kind}-${face}/${angle}/${paint}.webp`,
    ),
  )
}
