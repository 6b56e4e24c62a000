/** The box of a picture in CSS pixels, and whether the picture is cropped to fill it. */
export type PictureBox = { width: number; height: number; fit: 'cover' | 'contain' }

/** The box in every place where the site shows a picture from content: it makes its pictures in these sizes. */
export const PICTURE_BOXES = {
  hero: { width: 1500, height: 1000, fit: 'cover' },
  offerCard: { width: 375, height: 250, fit: 'cover' },
  offerPage: { width: 750, height: 500, fit: 'cover' },
  promotion: { width: 960, height: 540, fit: 'cover' },
  promoTile: { width: 420, height: 280, fit: 'cover' },
  tile: { width: 640, height: 427, fit: 'cover' },
  portrait: { width: 400, height: 400, fit: 'cover' },
  text: { width: 1056, height: 704, fit: 'cover' },
  popup: { width: 600, height: 300, fit: 'cover' },
  location: { width: 480, height: 150, fit: 'cover' },
  locationPage: { width: 960, height: 640, fit: 'cover' },
  person: { width: 320, height: 320, fit: 'cover' },
  modelTile: { width: 320, height: 160, fit: 'contain' },
  modelPage: { width: 1000, height: 600, fit: 'contain' },
  brandLogo: { width: 160, height: 80, fit: 'contain' },
  siteLogo: { width: 180, height: 36, fit: 'contain' },
  social: { width: 1200, height: 630, fit: 'cover' },
} as const satisfies Record<string, PictureBox>

/** A place of the site where a picture shows. */
export type PictureUse = keyof typeof PICTURE_BOXES

/** The places as staff call them. */
export const PICTURE_USE_TITLES: Readonly<Record<PictureUse, string>> = {
  hero: 'Top of the page',
  offerCard: 'Offer card',
  offerPage: 'The offer’s own page',
  promotion: 'Wide slide above the offers',
  promoTile: 'Tile among the results',
  tile: 'Tile or card of a page',
  portrait: 'Portrait',
  text: 'In a text',
  popup: 'Popup',
  location: 'Card of the location',
  locationPage: 'The location’s own page',
  person: 'Among the people',
  modelTile: 'Menu of models',
  modelPage: 'The model’s own page',
  brandLogo: 'List of makes',
  siteLogo: 'Header',
  social: 'When the page is shared',
}

type Size = { width: number; height: number }

/** A picture that is drawn a tenth larger than it is still looks sharp. */
const SHARP_ENOUGH = 0.9

/** Is what shows of a picture too small for its box? Fitted into a box, one side that fills it is enough. */
export function isTooSmall(shown: Size, box: PictureBox): boolean {
  const narrow = shown.width < box.width * SHARP_ENOUGH
  const low = shown.height < box.height * SHARP_ENOUGH
  return box.fit === 'contain' ? narrow && low : narrow || low
}
