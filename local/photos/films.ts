/**
 * Vehicles that a film shows, as `<kind>-<face>/<colour>`: a whole turn, silent. The demo dealers' feeds name the same
 * ones (`FILMED` in tenants/stock-generator/photo-kinds.ts); a test holds the two together.
 */
export const FILMS = ['suv-shield/green', 'ute-block/blue'] as const
