import type { PictureModel } from '#app/ui/picture.tsx'
import type { CarCardModel } from './card-model.ts'

/** The picture of a card, from the little that travels with it. */
export function cardPicture({
  photo,
  name,
  colour,
  placeholder,
  drawn,
  cut,
}: CarCardModel): PictureModel | null {
  if (!photo) return null
  const [src = '', ...sources] = photo.split(' ')
  const words = [name, colour, drawn && 'illustration'].filter(Boolean).join(', ')
  return {
    src,
    ...(sources.length > 0 ? { srcSet: photo } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    width: 420,
    height: 280,
    alt: words,
    ...(drawn ? { drawn } : {}),
    ...(cut ? { cut } : {}),
  }
}
