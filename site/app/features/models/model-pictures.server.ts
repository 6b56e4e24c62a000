import { listColours, type Model, type ModelColour, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type MakersPictureOptions, makersPicture, modelPicture } from './card/model-card.server.ts'

/** A colour to choose, with the picture of the model in it. */
export type SwatchModel = {
  id: string
  name: string
  hexCode: string
  /** What it costs beside the price, in dollars; null where it is included. */
  extraPrice: number | null
  picture: PictureModel | null
}

/** A picture of a gallery with its words. */
export type GalleryPicture = { key: string; caption: string; picture: PictureModel }

type Pictured = Pick<ModelColour, 'image' | 'imageUrl'>

/** A picture of content or, without one, the maker's by its address; null where there is neither. */
export function findPicture(
  { image, imageUrl }: Pictured,
  alt: string,
  model: Model,
  dealer: DealerContext,
  options?: MakersPictureOptions,
): PictureModel | null {
  const box = PICTURE_BOXES.modelPage
  if (image) return contentPicture(dealer, image, { ...box, alt: image.alt || alt })
  return imageUrl ? makersPicture(imageUrl, alt, model, dealer, options) : null
}

/** The colours of a variant as swatches; one without a picture of its own shows the model's. */
export function listSwatches(
  colours: readonly ModelColour[],
  model: Model,
  dealer: DealerContext,
): SwatchModel[] {
  return colours.map((colour) => ({
    id: colour.id,
    name: colour.name,
    hexCode: colour.hexCode,
    extraPrice: colour.extraPrice,
    picture:
      findPicture(colour, `${colour.name} ${model.name}`, model, dealer) ?? modelPicture(model, dealer),
  }))
}

/** The pictures of a model's gallery; a line without a picture is left out. All have a background, unless none has. */
export function buildGallery(model: Model, dealer: DealerContext): GalleryPicture[] {
  const pictures = galleryWith(model, dealer)
  const cut = pictures.filter(({ picture }) => picture.cut).length
  return cut === 0 || cut === pictures.length ? pictures : galleryWith(model, dealer, { cutOut: false })
}

function galleryWith(model: Model, dealer: DealerContext, options?: MakersPictureOptions): GalleryPicture[] {
  return model.gallery.flatMap((line) => {
    const picture = findPicture(line, `${model.name}: ${line.caption}`, model, dealer, options)
    return picture ? [{ key: line.key, caption: line.caption, picture }] : []
  })
}

/** The colours of a model, whichever of its variants come in them. */
export function modelSwatches(model: Model, dealer: DealerContext): SwatchModel[] {
  // A colour of one variant comes after those of all.
  const colours = [...model.colours].sort(
    (a, b) => Math.sign(a.variants.length) - Math.sign(b.variants.length),
  )
  const ofAll = { ...model, colours: colours.map((colour) => ({ ...colour, variants: [] })) }
  return listSwatches(listColours(ofAll, { id: model.id, name: '' }), model, dealer)
}
