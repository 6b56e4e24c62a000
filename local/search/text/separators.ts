// What parts words, after the public documentation of Meilisearch's tokenizer: the Unicode classes of
// punctuation and spaces, line ends, the grave accent and mathematical operators, but not `< = > | ~ ^ $`. Spaces
// and hyphens that do not break a line part nothing: `10 000` typed with one is a single word.

/** One character that parts two words, as the inside of a regular expression's class. */
export const SEPARATOR_CLASS =
  '\\p{Pc}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po} \\u1680\\u2002-\\u200a\\u2029\\u3000\\0\\t\\n\\r`+±×÷\\u200c\\u2212-\\u22ff'

/** What is of these classes and parts nothing all the same; stands before the class. */
export const NO_SEPARATOR = '(?![\\u2011\\u2226\\u228e\\u2329\\u232a])'

const separator = new RegExp(`^${NO_SEPARATOR}[${SEPARATOR_CLASS}]$`, 'u')

// Sentence ends of the scripts a dealer may meet; what stands on both sides is eight positions apart.
const hard =
  /^(?:[.,] |[!;?¡§¶¿\u037e\u1806´՜՝՞։׃،؛؟۔।॥෴๚๛།༎။၊჻።-፨᛫-᛭᜵᜶។៕៖៚‥…※‼‽⁇⁈⁉⁏⁖⁚⸘⸮、。︐-︖︙︰﹐-﹗！，．：；？｡､])$/u

export type SeparatorKind = 'soft' | 'hard'

/** Separators of two characters: a full stop or a comma before a space ends a sentence. */
export const LONG_SEPARATORS = ['. ', ', ', '។ល។']

/** Whether words end before and after this character. */
export const parts = (char: string) => separator.test(char)

/**
 * Of which kind a separator is; null for a word. It is judged by its decomposed form: `…` and `″` part words and
 * are then words of their own, `...` and `′′`.
 */
export function separatorKind(text: string): SeparatorKind | null {
  const decomposed = text.normalize('NFKD')
  if (decomposed === '\0') return null
  if (hard.test(decomposed)) return 'hard'
  return parts(decomposed) ? 'soft' : null
}
