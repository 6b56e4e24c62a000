// Word separators, after the documentation of Meilisearch's tokenizer: the Unicode classes of punctuation and spaces,
// line ends, the grave accent and mathematical operators, but not `< = > | ~ ^ $`. Non-breaking spaces and hyphens do
// not separate: `10 000` typed with one is a single word.

/** One separating character, as the content of a character class. */
export const SEPARATOR_CLASS =
  '\\p{Pc}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po} \\u1680\\u2002-\\u200a\\u2029\\u3000\\0\\t\\n\\r`+±×÷\\u200c\\u2212-\\u22ff'

/** Exceptions from these classes; precedes the class. */
export const NO_SEPARATOR = '(?![\\u2011\\u2226\\u228e\\u2329\\u232a])'

const separator = new RegExp(`^${NO_SEPARATOR}[${SEPARATOR_CLASS}]$`, 'u')

// Sentence ends of common scripts; words across them are eight positions apart.
const hard =
  /^(?:[.,] |[!;?¡§¶¿\u037e\u1806´՜՝՞։׃،؛؟۔।॥෴๚๛།༎။၊჻።-፨᛫-᛭᜵᜶។៕៖៚‥…※‼‽⁇⁈⁉⁏⁖⁚⸘⸮、。︐-︖︙︰﹐-﹗！，．：；？｡､])$/u

export type SeparatorKind = 'soft' | 'hard'

/** Separators of two characters: a full stop or a comma before a space ends a sentence. */
export const LONG_SEPARATORS = ['. ', ', ', '។ល។']

/** Whether words end before and after this character. */
export const parts = (char: string) => separator.test(char)

/**
 * The kind of a separator; null for a word. Decided by its decomposed form: `…` and `″` separate words and become
 * words themselves, `...` and `′′`.
 */
export function separatorKind(text: string): SeparatorKind | null {
  const decomposed = text.normalize('NFKD')
  if (decomposed === '\0') return null
  if (hard.test(decomposed)) return 'hard'
  return parts(decomposed) ? 'soft' : null
}
