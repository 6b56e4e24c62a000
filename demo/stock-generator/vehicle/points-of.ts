/** Where something is on a picture: the picture's number from 1, and hundredths of its width and height. */
export type PicturePoint = { picture: number; x: number; y: number }

type Place = { part: RegExp; x: number; y: number }

/** Parts of the drawn cars seen from the front and their left side, as measured on those pictures; the right side is mirrored. */
const ON_BOTH_SIDES: readonly Place[] = [
  { part: /^bonnet/i, x: 28, y: 43 },
  { part: /^roof/i, x: 62, y: 18 },
  { part: /^windscreen/i, x: 44, y: 32 },
  { part: /^wiper blades/i, x: 50, y: 38 },
  { part: /^headlights/i, x: 36, y: 53 },
  { part: /^front bumper/i, x: 26, y: 72 },
  { part: /^tyres/i, x: 50, y: 84 },
]
const ON_ONE_SIDE: readonly Place[] = [
  { part: /^door, (?:left|right) front/i, x: 66, y: 55 },
  { part: /^door, (?:left|right) rear/i, x: 77, y: 50 },
  { part: /^guard, (?:left|right) front/i, x: 44, y: 50 },
  { part: /^guard, (?:left|right) rear/i, x: 86, y: 42 },
  { part: /^mirror/i, x: 64, y: 36 },
  { part: /^wheels/i, x: 50, y: 72 },
  { part: /^(?:left|right) side/i, x: 72, y: 57 },
]
/** Bodies whose parts are at the same places. */
const MEASURED = /\/(?:suv|hatch)-[a-z]+\/hero(-left)?\//

/** Where a part is on the first picture that shows it; null where none does. */
export function findPoint(part: string, images: readonly string[]): PicturePoint | null {
  const side = /left/i.test(part) ? 'left' : /right/i.test(part) ? 'right' : null
  const place = (side ? ON_ONE_SIDE : ON_BOTH_SIDES).find((each) => each.part.test(part))
  if (place === undefined) return null
  const index = images.findIndex((image) => {
    const shown = MEASURED.exec(image)
    return shown !== null && (side === null || side === (shown[1] ? 'left' : 'right'))
  })
  const image = images[index]
  if (image === undefined) return null
  const isMirrored = !/hero-left/.test(image)
  return { picture: index + 1, x: isMirrored ? 100 - place.x : place.x, y: place.y }
}

/** The picture of the side with more of the parts comes first. */
export function turnToParts(images: readonly string[], parts: readonly string[]): string[] {
  const count = (side: 'left' | 'right') => parts.filter((part) => part.toLowerCase().includes(side)).length
  const [left, right] = [count('left'), count('right')]
  if (left === right) return [...images]
  const wanted = images.find((image) => {
    const shown = MEASURED.exec(image)
    return shown !== null && (shown[1] !== undefined) === left > right
  })
  return wanted === undefined ? [...images] : [wanted, ...images.filter((image) => image !== wanted)]
}
