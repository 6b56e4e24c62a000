import { hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'

/** Pictures that a car needs more than. */
const FEW_PICTURES = 3

/** A card's thumbnail strip: cars in stock with more than three pictures (CARD-11, CARD-12). */
export function thumbnailStrip(car: { status: string }, imageCount: number): Verdict {
  if (car.status !== 'in_stock') return hides('not-in-stock', 'The car is not in stock.')
  return imageCount > FEW_PICTURES
    ? shows('pictures', `The car has ${imageCount} pictures.`)
    : hides('few-pictures', `The car has ${imageCount} pictures; a strip takes more than ${FEW_PICTURES}.`)
}

export function showsThumbnailStrip(car: { status: string }, imageCount: number): boolean {
  return thumbnailStrip(car, imageCount).shown
}
