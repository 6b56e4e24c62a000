/** How a block shows the makes: their logos, or a line each with what of it is in stock. */
export const BRAND_LAYOUTS = ['logos', 'stock'] as const
