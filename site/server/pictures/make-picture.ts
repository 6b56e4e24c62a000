import type { MakePicture } from '#app/ui/picture.tsx'
import { pictureAddress } from './picture-address.ts'

/** Device pixels a CSS pixel: one for plain screens, one and a half and two for dense ones. */
const DENSITIES = [1, 1.5, 2]
const WIDEST = 2_400

/** The pipeline as loaders ask it. Addresses that are not http(s) give the picture that stands for a missing one. */
export function pictureMaker(secret: string): MakePicture {
  return (url, { width, height, fit = 'cover', alt }) => {
    const order = (density: number) => {
      const scale = Math.min(density, WIDEST / width)
      return pictureAddress(secret, {
        url,
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        fit,
      })
    }
    const sources = DENSITIES.map(
      (density) => `${order(density)} ${Math.round(width * Math.min(density, WIDEST / width))}w`,
    )
    // Half the box serves phones, where a card is narrower than on a wide screen.
    const half = `${order(0.5)} ${Math.round(width / 2)}w`
    return { src: order(1), srcSet: [half, ...sources].join(', '), sizes: `${width}px`, width, height, alt }
  }
}
