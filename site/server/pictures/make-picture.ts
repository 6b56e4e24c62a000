import type { MakePicture } from '#app/ui/picture.tsx'
import { PERCENTS, pictureAddresses, sizeOf } from './picture-address.ts'

/** The pipeline as loaders ask it. Addresses that are not ours give the picture that stands for a missing one. */
export function pictureMaker(secret: string): MakePicture {
  return (url, { width, height, fit = 'cover', alt }) => {
    const addresses = pictureAddresses(secret, { url, width, height, fit })
    const sources = PERCENTS.map(
      (percent) => `${addresses[percent]} ${sizeOf({ width, height, percent }).width}w`,
    )
    return { src: addresses[100], srcSet: sources.join(', '), sizes: `${width}px`, width, height, alt }
  }
}
