/** A slide of the promotions slider, in CSS pixels on a screen that has room for it (PROMO-09). */
export const PROMOTION_SIZE = { width: 1920, height: 540 } as const
/** Its picture takes half of it. */
export const PROMOTION_PICTURE = {
  width: PROMOTION_SIZE.width / 2,
  height: PROMOTION_SIZE.height,
  fit: 'cover',
} as const
