import type { PictureModel } from '#app/ui/picture.tsx'
import type { GallerySection } from './gallery-section.server.ts'

/** One place in the gallery's track. */
export type GallerySlide = {
  /** The element's id, so that links work without JavaScript. */
  id: string
  /** `Picture 3`, `Video`, `Spin` or `Interior`. */
  label: string
  /** The slide's picture, or its poster until it is opened. */
  picture: PictureModel
  thumb: string
  kind: 'picture' | 'spin' | 'viewer' | 'video' | 'interior'
}

/** Before the number of a picture in the id of its slide. */
export const PICTURE_ID = 'picture-'

/** What the slides of a car are made of. */
export type SlideSource = Omit<GallerySection, 'icon'>

/**
 * The slides of a car in their order: the spin before or after its pictures, by the dealer's setting (VDP-03), and
 * the video in second place (VDP-11) when there is a first slide.
 */
export function gallerySlides({
  pictures,
  spin,
  video,
  interior,
  viewer,
  galleryView,
}: SlideSource): GallerySlide[] {
  const taken = pictures.map(
    ({ picture, thumb }, index): GallerySlide => ({
      id: `${PICTURE_ID}${index + 1}`,
      label: `Picture ${index + 1}`,
      picture,
      thumb,
      kind: 'picture',
    }),
  )
  const [front] = taken
  const rotation: GallerySlide[] = spin
    ? [{ id: 'spin', label: 'Spin', picture: spin.first, thumb: spin.thumb, kind: 'spin' }]
    : viewer && front
      ? [{ ...front, id: 'spin', label: 'Spin', kind: 'viewer' }]
      : []
  const inside: GallerySlide[] = interior
    ? [
        {
          id: 'interior',
          label: 'Interior',
          picture: interior.picture,
          thumb: interior.thumb,
          kind: 'interior',
        },
      ]
    : []
  const all = galleryView === 'spin' ? [...rotation, ...taken] : [...taken, ...rotation]
  const slides = [...all, ...inside]
  const [lead] = slides
  if (video === null || lead === undefined) return slides
  const poster = taken[0] ?? lead
  return [lead, { ...poster, id: 'video', label: 'Video', kind: 'video' }, ...slides.slice(1)]
}

/** The index of each picture among the slides. */
export const picturePlaces = (slides: readonly GallerySlide[]): number[] =>
  slides.flatMap(({ kind }, index) => (kind === 'picture' ? [index] : []))

/** The picture at a slide's index, or the nearest one before it; 0 for the first. */
export function pictureAt(slides: readonly GallerySlide[], index: number): number {
  return Math.max(0, picturePlaces(slides).filter((place) => place <= index).length - 1)
}
