import { exploreModelHref, type Model, PICTURE_BOXES } from '@forecourt/schemas/contract'
import { targetExists } from '#app/http/link-targets.ts'
import { stockQueryPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { MakePicture, PictureModel } from '#app/ui/picture.tsx'
import { bodyImage } from './body-images.ts'
import type { MenuTile } from './layout-model.ts'

export const TILE_SIZE = { ...PICTURE_BOXES.modelTile, alt: '' }

/** What a tile is made with: the slugs of the dealer's pages, and the image pipeline. */
export type TileTools = { slugs: ReadonlySet<string>; picture: MakePicture }

/** A model as a pictured link; an upcoming one says so (NAV-11). */
export function modelTile(model: Model, { slugs, picture }: TileTools): MenuTile {
  return {
    label: model.name,
    href: modelHref(model, slugs),
    note: model.status === 'coming_soon' ? 'Coming Soon' : '',
    picture: modelPicture(model, picture),
    isLogo: false,
  }
}

/** A model's own page (OFFER-08); a search for it where its override leads to no page of the dealer. */
export function modelHref(model: Model, slugs: ReadonlySet<string>): string {
  const own = exploreModelHref(model)
  return targetExists(own, slugs) ? own : stockQueryPath(model.name)
}

/** One small source is enough, as the menu is on every page of the site. */
export function tilePicture({ src, width, height, alt, edit }: PictureModel): MenuTile['picture'] {
  return { src, width, height, alt, ...(edit === undefined ? {} : { edit }) }
}

/** A model's own picture, else its maker's, else one of its body. */
function modelPicture(model: Model, picture: MakePicture): MenuTile['picture'] {
  const { image, cloudfrontNewImageUrl: url } = model
  if (image) return tilePicture(contentPicture({ picture }, image, TILE_SIZE))
  return url ? tilePicture(picture(url, TILE_SIZE)) : bodyPicture(model)
}

/** Replaces a missing picture of the model. */
function bodyPicture({ manufacturerBody }: Model): MenuTile['picture'] {
  const src = bodyImage(manufacturerBody)
  return src === null ? null : { src, width: TILE_SIZE.width, height: TILE_SIZE.height, alt: '' }
}
