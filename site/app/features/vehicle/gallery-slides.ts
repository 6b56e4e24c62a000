import type { PictureModel } from '#app/ui/picture.tsx'
import type { VehicleModel } from './vehicle-model.ts'

/** One place in the gallery's track. */
export type GallerySlide = {
  /** Of its element, so that a link leads there without JavaScript. */
  id: string
  /** `Picture 3`, or `Spin` for the one that turns. */
  label: string
  picture: PictureModel
  thumb: string
  spin: boolean
}

/** The slides of a car in their order: the spin first where there is one (VDP-03), then its pictures. */
export function gallerySlides({ pictures, spin }: Pick<VehicleModel, 'pictures' | 'spin'>): GallerySlide[] {
  const taken = pictures.map(({ picture, thumb }, index) => ({
    id: `picture-${index + 1}`,
    label: `Picture ${index + 1}`,
    picture,
    thumb,
    spin: false,
  }))
  if (spin === null) return taken
  return [{ id: 'spin', label: 'Spin', picture: spin.first, thumb: spin.thumb, spin: true }, ...taken]
}
