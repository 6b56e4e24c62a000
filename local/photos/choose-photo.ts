import type { PhotoLibrary } from './library.ts'

/** Bodies without pictures of their own, and whose they borrow. */
const LIKE: Readonly<Record<string, string>> = {
  '4x4': 'suv',
  crossover: 'suv',
  stationwagon: 'wagon',
  hatchback: 'hatch',
  coupe: 'hatch',
  peoplemover: 'mpv',
  bus: 'van',
  cabchassis: 'truck',
}

/** Rough paints, red green blue 0–255, to find the nearest one there is. */
const PAINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  white: [240, 240, 238],
  silver: [190, 193, 196],
  grey: [95, 99, 104],
  black: [25, 26, 28],
  blue: [35, 70, 150],
  sky: [120, 165, 205],
  green: [30, 85, 55],
  red: [175, 25, 35],
  orange: [205, 105, 30],
  yellow: [225, 180, 40],
  gold: [185, 155, 85],
  beige: [190, 175, 140],
  bronze: [110, 80, 55],
  brown: [85, 60, 45],
  purple: [85, 50, 110],
}

/** Which picture stands in when the angle asked for does not exist of a car. */
const INSTEAD = ['hero', 'side', 'rear', 'nose']

/** The file for `<body>-<colour>/<angle>`, always the same for the same name, or null for what nobody knows. */
export function choosePhoto(library: PhotoLibrary, wanted: { car: string; angle: string }): string | null {
  const [bodyName = '', colourName = '', ...rest] = wanted.car.split('-')
  const body = library.colours.has(bodyName) ? bodyName : LIKE[bodyName]
  const colours = body === undefined ? undefined : library.colours.get(body)
  if (colours === undefined || rest.length > 0 || !library.knownAngles.has(wanted.angle)) return null
  const colour = nearestColour(colourName, colours)
  if (colour === null) return null
  const car = `${body}-${colour}`
  const angles = library.angles.get(car)
  const angle = [wanted.angle, ...INSTEAD].find((each) => angles?.has(each))
  return angle === undefined ? null : `${car}/${angle}.webp`
}

function nearestColour(wanted: string, colours: readonly string[]): string | null {
  if (colours.includes(wanted)) return wanted
  const paint = PAINTS[wanted]
  if (paint === undefined) return null
  const distance = (colour: string) =>
    (PAINTS[colour] ?? [999, 999, 999]).reduce(
      (sum, part, index) => sum + (part - (paint[index] ?? 0)) ** 2,
      0,
    )
  return [...colours].sort((a, b) => distance(a) - distance(b))[0] ?? null
}
