import { foldKey } from '../parse/sentence-tokens.ts'
import { IDLE_WORDS } from './sentence-words.ts'

/**
 * What else a name is said like: 'G10 Plus' for 'G10+', 'X and Y' for 'X & Y', and 'XY-7' for 'XY-07', whose nought
 * hardly anybody says.
 */
export function otherSpellings(name: string): string[] {
  const said = name.replaceAll('+', ' plus ').replaceAll('&', ' and ')
  const short = name.replace(/(?<=\p{L}\p{L}[ -]?)0(?=[1-9]$)/u, '')
  return [said, short].flatMap((other) => (other === name ? [] : [foldKey(other)]))
}

/** Several kinds under one name, as 'Petrol & Diesel': said so, each is meant by itself. */
export const isCompound = (key: string, name: string) => key === 'categories' && name.includes('&')

/** A name that is only digits, one letter or an ordinary word says nothing alone; with its make before it, it does. */
export function isWeak(name: string): boolean {
  const folded = foldKey(name)
  return /^\d*$/.test(folded) || [...folded].length < 2 || IDLE_WORDS.has(folded)
}
