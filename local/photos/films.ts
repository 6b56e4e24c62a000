/** Vehicles that a film shows, as `<kind>-<face>/<colour>`: one full rotation, silent. The demo feeds name the same. */
export const FILMS = ['suv-shield/green', 'ute-block/blue'] as const
