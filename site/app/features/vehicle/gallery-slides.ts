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

/** The slides of a car in their order: its pictures, and its spin before them or behind, as the dealer has it (VDP-03). */
export function gallerySlides({
  pictures,
  spin,
  galleryView,
}: Pick<VehicleModel, 'pictures' | 'spin' | 'galleryView'>): GallerySlide[] {
  const taken = pictures.map(({ picture, thumb }, index) => ({
    id: `picture-${index + 1}`,
    label: `Picture ${index + 1}`,
    picture,
    thumb,
    spin: false,
  }))
  if (spin === null) return taken
  const turning = { id: 'spin', label: 'Spin', picture: spin.first, thumb: spin.thumb, spin: true }
  return galleryView === 'spin' ? [turning, ...taken] : [...taken, turning]
}
