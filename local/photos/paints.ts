/** A paint in linear light: red, green, blue; above 1 is brighter than paper white. */
export type Rgb = readonly [number, number, number]

/** The paint colours of vehicles. */
export const PAINTS: Readonly<Record<string, Rgb>> = {
  white: [1.14, 1.14, 1.125],
  silver: [0.52, 0.535, 0.55],
  grey: [0.115, 0.12, 0.13],
  black: [0.012, 0.012, 0.014],
  blue: [0.01, 0.055, 0.23],
  red: [0.4, 0.006, 0.01],
  green: [0.016, 0.07, 0.042],
  yellow: [0.86, 0.5, 0.012],
  orange: [0.72, 0.165, 0.012],
  brown: [0.082, 0.04, 0.022],
  beige: [0.5, 0.44, 0.34],
  bronze: [0.2, 0.115, 0.055],
  sky: [0.16, 0.32, 0.46],
  purple: [0.085, 0.018, 0.16],
  pearl: [0.78, 0.8, 0.77],
  mist: [0.3, 0.365, 0.37],
  graphite: [0.05, 0.055, 0.064],
  cobalt: [0.012, 0.09, 0.52],
  teal: [0.03, 0.24, 0.24],
  ivory: [0.88, 0.84, 0.68],
  lemon: [0.95, 0.62, 0.03],
  acid: [0.42, 0.62, 0.02],
  copper: [0.36, 0.12, 0.035],
  plum: [0.18, 0.02, 0.11],
}
