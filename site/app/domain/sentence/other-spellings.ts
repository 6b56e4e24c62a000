import { foldKey } from './sentence-tokens.ts'

/** What else a name with a sign is said like: 'G10 Plus' for 'G10+', 'X and Y' for 'X & Y'. */
export function otherSpellings(name: string): string[] {
  const said = name.replaceAll('+', ' plus ').replaceAll('&', ' and ')
  return said === name ? [] : [foldKey(said)]
}

/** Several kinds under one name, as 'Petrol & Diesel': said so, each is meant by itself. */
export const isCompound = (key: string, name: string) => key === 'categories' && name.includes('&')
