/** Shorter names are too similar to each other. */
const MIN_LENGTH = 5
/** Names of this length allow a second typo: there are few of them, and they are hard to spell. */
const LONG = 8

/** Enough letters to be distinct, and a number after them. */
const NUMBERED = /^(\D{3,})(\d+)$/
const MIN_NUMBERED_LENGTH = 4

/** Names by themselves and by each spelling with one letter missing. */
export function indexTypos(names: readonly string[]): Map<string, string[]> {
  const typos = new Map<string, string[]>()
  for (const name of names) {
    const [letters = '', digits = ''] = NUMBERED.exec(name)?.slice(1) ?? [name]
    if (/\d/.test(letters) || (digits === '' && name.length < MIN_LENGTH)) continue
    for (const short of withoutOneLetter(letters)) {
      typos.set(short + digits, [...(typos.get(short + digits) ?? []), name])
    }
  }
  return typos
}

/**
 * The name one typo away from a word: a letter missing, added, changed, or swapped with its neighbour. Null where the
 * first letter differs or where two names are equally close.
 */
export function nameByTypo(word: string, typos: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < MIN_LENGTH - 1 || /\d/.test(word)) return null
  const near = new Set([...withoutOneLetter(word)].flatMap((spelling) => typos.get(spelling) ?? []))
  // In a short word only a vowel may be missing, as in text messages.
  const isNear = (name: string) =>
    word.length < MIN_LENGTH ? isWithoutVowel(word, name) : isOneTypo(word, name)
  const matches = [...near].filter((name) => name[0] === word[0] && isNear(name))
  return matches.length === 1 ? (matches[0] ?? null) : null
}

function isWithoutVowel(word: string, name: string): boolean {
  if (name.length !== word.length + 1 || !isOneTypo(word, name)) return false
  const out = Array.from(name).findIndex((letter, place) => letter !== word[place])
  return /[aeiou]/.test(name[out] ?? '')
}

/** Is a word one typo away from any name of a list? */
export function isTypo(word: string, typos: ReadonlyMap<string, readonly string[]>): boolean {
  const near = [...withoutOneLetter(word)].flatMap((spelling) => typos.get(spelling) ?? [])
  return near.some((name) => name[0] === word[0] && isOneTypo(word, name))
}

/** The name one typo away in its letters and exact in its number. */
export function numberedNameByTypo(
  letters: string,
  digits: string,
  typos: ReadonlyMap<string, readonly string[]>,
): string | null {
  if (letters.length < MIN_NUMBERED_LENGTH) return null
  const near = new Set(
    [...withoutOneLetter(letters)].flatMap((spelling) => typos.get(spelling + digits) ?? []),
  )
  const matches = [...near].filter((name) => {
    const own = name.slice(0, -digits.length)
    return name.endsWith(digits) && !/\d/.test(own) && own[0] === letters[0] && isOneTypo(letters, own)
  })
  return matches.length === 1 ? (matches[0] ?? null) : null
}

function withoutOneLetter(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])
}

function isOneTypo(word: string, name: string): boolean {
  let start = 0
  while (start < word.length && word[start] === name[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (word.length === name.length) {
    const swapped = word[start] === name[start + 1] && word[start + 1] === name[start]
    return rest(word, 1) === rest(name, 1) || (swapped && rest(word, 2) === rest(name, 2))
  }
  return word.length > name.length ? rest(word, 1) === rest(name, 0) : rest(word, 0) === rest(name, 1)
}

/** The only long name two typos away from a word, with the same first letter; null where there is none. */
export function nameByTwoTypos(word: string, names: readonly string[]): string | null {
  if (word.length < LONG - 1 || /\d/.test(word)) return null
  const matches = names.filter(
    (name) => name.length >= LONG && name[0] === word[0] && areTwoTypos(word, name),
  )
  return matches.length === 1 ? (matches[0] ?? null) : null
}

/** Is the edit distance at most two? */
function areTwoTypos(word: string, name: string): boolean {
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
