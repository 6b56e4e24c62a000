import { exploreModelHref, type Model, PICTURE_BOXES } from '@forecourt/schemas/contract'
import { targetExists } from '#app/http/link-targets.ts'
import type { MenuTile } from '#app/page/layout-model.ts'
import { stockQueryPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { MakePicture, PictureModel } from '#app/ui/picture.tsx'
import { bodyImage } from './body-images.ts'

export const TILE_SIZE = { ...PICTURE_BOXES.modelTile, alt: '' }

/** What a tile is made with: the slugs of the dealer's pages, the image pipeline, and whether it shows cut-outs. */
export type TileTools = { slugs: ReadonlySet<string>; picture: MakePicture; cutOut?: boolean }

/** A model as a pictured link; an upcoming one says so (NAV-11). */
export function modelTile(model: Model, tools: TileTools): MenuTile {
  return {
    label: model.name,
    href: modelHref(model, tools.slugs),
    note: model.status === 'coming_soon' ? 'Coming Soon' : '',
    picture: modelPicture(model, tools),
    isLogo: false,
  }
}

/** A model's own page (OFFER-08); a search for it where its override leads to no page of the dealer. */
export function modelHref(model: Model, slugs: ReadonlySet<string>): string {
  const own = exploreModelHref(model)
  return targetExists(own, slugs) ? own : stockQueryPath(model.name)
}

/** One small source is enough, as the menu is on every page of the site. */
export function tilePicture({ src, width, height, alt, edit }: PictureModel): PictureModel {
  return { src, width, height, alt, ...(edit === undefined ? {} : { edit }) }
}

/** A model's own picture, else its maker's, else one of its body. */
function modelPicture(model: Model, { picture, cutOut = false }: TileTools): MenuTile['picture'] {
  const { image, cloudfrontNewImageUrl: url } = model
  if (image) return vehiclePicture(contentPicture({ picture }, image, TILE_SIZE))
  return url ? vehiclePicture(picture(url, { ...TILE_SIZE, cutOut })) : bodyPicture(model)
}

/** With what decides on its surface, which a logo has none of. */
function vehiclePicture(made: PictureModel): MenuTile['picture'] {
  const { cut, drawn } = made
  return { ...tilePicture(made), ...(cut ? { cut } : {}), ...(drawn ? { drawn } : {}) }
}

/** Replaces a missing picture of the model. */
function bodyPicture({ manufacturerBody }: Model): MenuTile['picture'] {
  const src = bodyImage(manufacturerBody)
  if (src === null) return null
  return { src, width: TILE_SIZE.width, height: TILE_SIZE.height, alt: '', drawn: true }
}
