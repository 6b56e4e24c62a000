/** A slide of the promotions slider, in CSS pixels on a wide screen (PROMO-09). */
export const PROMOTION_SIZE = { width: 1920, height: 540 } as const
/** The picture fills half of the slide. */
export const PROMOTION_PICTURE = {
  width: PROMOTION_SIZE.width / 2,
  height: PROMOTION_SIZE.height,
  fit: 'cover',
} as const
