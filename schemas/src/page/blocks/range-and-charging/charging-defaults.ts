/** Bounds of a factor on the WLTP range. */
export const RANGE_FACTOR = { min: 0.3, max: 1.2 }

/** Conditions where the block names none: what is left of the WLTP range, rounded down from owners' reports. */
export const DEFAULT_CONDITIONS = [
  { key: 'town', name: 'Town', factor: 1 },
  { key: 'highway', name: 'Highway, 110 km/h', factor: 0.78 },
  { key: 'winter', name: 'Highway in winter', factor: 0.7 },
] as const
