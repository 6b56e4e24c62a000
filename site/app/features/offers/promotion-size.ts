import { PICTURE_BOXES } from '@forecourt/schemas/contract/pure'

/** A slide of the promotions slider, in CSS pixels on a wide screen (PROMO-09); the picture fills half of it. */
export const PROMOTION_SIZE = {
  width: PICTURE_BOXES.promotion.width * 2,
  height: PICTURE_BOXES.promotion.height,
} as const
