import type { PictureModel } from '#app/ui/picture.tsx'
import type { VehicleModel } from '../vehicle-model.ts'

/** One place in the gallery's track. */
export type GallerySlide = {
  /** Of its element, so that a link leads there without JavaScript. */
  id: string
  /** `Picture 3`, `Video`, or `Spin` for the one that turns. */
  label: string
  /** What it is, or what stands for it until it is asked for. */
  picture: PictureModel
  thumb: string
  kind: 'picture' | 'spin' | 'video'
}

/**
 * The slides of a car in their order: its pictures, its spin before them or behind, as the dealer has it (VDP-03), and
 * its video in the second place (VDP-11), where something stands in the first.
 */
export function gallerySlides({
  pictures,
  spin,
  video,
  galleryView,
}: Pick<VehicleModel, 'pictures' | 'spin' | 'video' | 'galleryView'>): GallerySlide[] {
  const taken = pictures.map(
    ({ picture, thumb }, index): GallerySlide => ({
      id: `picture-${index + 1}`,
      label: `Picture ${index + 1}`,
      picture,
      thumb,
      kind: 'picture',
    }),
  )
  const rotation: GallerySlide[] = spin
    ? [{ id: 'spin', label: 'Spin', picture: spin.first, thumb: spin.thumb, kind: 'spin' }]
    : []
  const slides = galleryView === 'spin' ? [...rotation, ...taken] : [...taken, ...rotation]
  const [lead] = slides
  if (video === null || lead === undefined) return slides
  const poster = taken[0] ?? lead
  return [lead, { ...poster, id: 'video', label: 'Video', kind: 'video' }, ...slides.slice(1)]
}

/** Where each picture stands among the slides. */
export const picturePlaces = (slides: readonly GallerySlide[]): number[] =>
  slides.flatMap(({ kind }, index) => (kind === 'picture' ? [index] : []))

/** Which picture a place among the slides is, or is nearest behind: 0 for the first. */
export function pictureAt(slides: readonly GallerySlide[], index: number): number {
  return Math.max(0, picturePlaces(slides).filter((place) => place <= index).length - 1)
}
