/** `3.2 km`, `140 km` or `Under 1 km`. */
export const formatDistance = (km: number) =>
  km < 1 ? 'Under 1 km' : `${km < 20 ? km.toFixed(1) : Math.round(km).toLocaleString('en-AU')} km`
