/** Names shorter than this are too like one another. */
const SHORTEST = 5
/** Names as long as this bear a second slip; there are few of them, and they are hard to spell. */
const LONG = 8

/** Letters, enough of them to tell, and a number behind them. */
const NUMBERED = /^(\D{3,})(\d+)$/
const SHORTEST_NUMBERED = 4

/** Names by themselves and by each spelling with one letter left out. */
export function slipsOf(names: readonly string[]): Map<string, string[]> {
  const slips = new Map<string, string[]>()
  for (const name of names) {
    const [letters = '', digits = ''] = NUMBERED.exec(name)?.slice(1) ?? [name]
    if (/\d/.test(letters) || (digits === '' && name.length < SHORTEST)) continue
    for (const short of shortened(letters)) {
      slips.set(short + digits, [...(slips.get(short + digits) ?? []), name])
    }
  }
  return slips
}

/**
 * The name that was meant by a word one slip away from it: a letter left out, put in, changed, or changed over with
 * its neighbour. Null where the first letter differs or where two names were as near.
 */
export function meantBy(word: string, slips: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < SHORTEST - 1 || /\d/.test(word)) return null
  const near = new Set([...shortened(word)].flatMap((spelling) => slips.get(spelling) ?? []))
  // Of a short word only a vowel was left out, as in messages.
  const isNear = (name: string) =>
    word.length < SHORTEST ? isWithoutVowel(word, name) : isOneSlip(word, name)
  const meant = [...near].filter((name) => name[0] === word[0] && isNear(name))
  return meant.length === 1 ? (meant[0] ?? null) : null
}

function isWithoutVowel(word: string, name: string): boolean {
  if (name.length !== word.length + 1 || !isOneSlip(word, name)) return false
  const out = Array.from(name).findIndex((letter, place) => letter !== word[place])
  return /[aeiou]/.test(name[out] ?? '')
}

/** Is a word one slip from another of a list by its spellings? */
export function isSlipOf(word: string, slips: ReadonlyMap<string, readonly string[]>): boolean {
  const near = [...shortened(word)].flatMap((spelling) => slips.get(spelling) ?? [])
  return near.some((name) => name[0] === word[0] && isOneSlip(word, name))
}

/** The name that was meant by letters one slip away from its own, with its very number behind them. */
export function meantNumbered(
  letters: string,
  digits: string,
  slips: ReadonlyMap<string, readonly string[]>,
): string | null {
  if (letters.length < SHORTEST_NUMBERED) return null
  const near = new Set([...shortened(letters)].flatMap((spelling) => slips.get(spelling + digits) ?? []))
  const meant = [...near].filter((name) => {
    const own = name.slice(0, -digits.length)
    return name.endsWith(digits) && !/\d/.test(own) && own[0] === letters[0] && isOneSlip(letters, own)
  })
  return meant.length === 1 ? (meant[0] ?? null) : null
}

function shortened(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])
}

function isOneSlip(word: string, name: string): boolean {
  let start = 0
  while (start < word.length && word[start] === name[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (word.length === name.length) {
    const swapped = word[start] === name[start + 1] && word[start + 1] === name[start]
    return rest(word, 1) === rest(name, 1) || (swapped && rest(word, 2) === rest(name, 2))
  }
  return word.length > name.length ? rest(word, 1) === rest(name, 0) : rest(word, 0) === rest(name, 1)
}

/** The one long name that lies two slips away from a word, with the same beginning; null where there is none. */
export function meantFarBy(word: string, names: readonly string[]): string | null {
  if (word.length < LONG - 1 || /\d/.test(word)) return null
  const meant = names.filter((name) => name.length >= LONG && name[0] === word[0] && areTwoSlips(word, name))
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/** Are two changes enough, each of them a letter left out, put in or changed? */
function areTwoSlips(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 2) return false
  let above = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= name.length; column += 1) {
      const same = word[row - 1] === name[column - 1] ? 0 : 1
      const [left = 0, over = 0, across = 0] = [line[column - 1], above[column], above[column - 1]]
      line.push(Math.min(left + 1, over + 1, across + same))
    }
    above = line
  }
  return (above[name.length] ?? Number.POSITIVE_INFINITY) <= 2
}
