/** Paints by the word that names them in a colour's name ('Pearl White' → white); the last word counts most. */
const PAINTS: Readonly<Record<string, string>> = {
  white: '#fafafa',
  black: '#17181a',
  grey: '#70757c',
  silver: '#c3c7cb',
  blue: '#2b4fa3',
  red: '#b3202a',
  green: '#39584a',
  orange: '#d86a1c',
  yellow: '#e9b91c',
  gold: '#c6a15b',
  beige: '#cdbfa4',
  brown: '#6b4a35',
  bronze: '#8c6a46',
  purple: '#5b3a78',
  burgundy: '#6a1b2c',
}

/** The paint of a colour's name, or undefined for a name that says no colour. */
export function swatchOf(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  const known = words.findLast((word) => Object.hasOwn(PAINTS, word))
  return known === undefined ? undefined : PAINTS[known]
}
