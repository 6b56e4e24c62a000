// Normal forms of text. Words are compared in a lossy form (no case, no accents); facet and filter values keep their
// accents.

const ascii = /^[\0-\x7f]*$/
const marks = /\p{Mn}/gu
const keepsMarks =
  /[\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const controls = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g
const special = /[’‘‛æœđðıς]/g
const specials: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‛': "'",
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
}

// Letters of scripts with case. Full-width and letter-like symbols are excluded: a text of those alone keeps its
// capitals, as in Meilisearch.
const casedScript =
  /[A-Za-z\xaa-\u02af\u0370-\u058f\u10a0-\u10ff\u1c80-\u1cbf\u1d00-\u1d7f\u1e00-\u1fff\u2c60-\u2c7f\u2d00-\u2d2f\ua640-\ua69f\ua720-\ua7ff]/

/** Whether a text is in a script with case, so that its words are lower-cased. */
export const hasCases = (text: string) => casedScript.test(text)

/**
 * The form in which typed and indexed words are compared: decomposed, lower case, without accents. `isCased`: {@link
 * hasCases} of the whole text.
 */
export function normalizeWord(raw: string, isCased = true): string {
  if (ascii.test(raw)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the first printable character
    const clean = /[\0-\x1f\x7f]/.test(raw) ? raw.replace(controls, '') : raw
    return clean.toLowerCase()
  }
  const decomposed = raw.normalize('NFKD').replace(controls, '')
  const lower = isCased ? decomposed.toLowerCase() : decomposed
  const plain = keepsMarks.test(lower) ? lower : lower.replace(marks, '')
  return plain.replace(special, (found) => specials[found] ?? found)
}

const MAX_FACET_BYTES = 468

/**
 * The form in which filter and facet values are compared: trimmed, decomposed, lower case, truncated to 468 bytes.
 */
export function normalizeFacet(raw: string): string {
  const trimmed = raw.trim()
  if (ascii.test(trimmed)) {
    const lower = trimmed.toLowerCase()
    return lower.length > MAX_FACET_BYTES ? lower.slice(0, MAX_FACET_BYTES) : lower
  }
  return cutBytes(trimmed.normalize('NFKD').toLowerCase(), MAX_FACET_BYTES)
}

/** The longest prefix of a text within a number of UTF-8 bytes. */
function cutBytes(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text
  let used = 0
  let end = 0
  for (const char of text) {
    used += Buffer.byteLength(char)
    if (used > bytes) break
    end += char.length
  }
  return text.slice(0, end)
}

/**
 * The number of original characters that make up the first `length` units of a word's normal form. One character may
 * become two (æ) or none (a combining mark).
 */
export function originalCharCount(raw: string, length: number): number {
  let count = 0
  let seen = 0
  for (const char of raw) {
    if (seen >= length) break
    seen += normalizeWord(char).length
    count += 1
  }
  return count
}
