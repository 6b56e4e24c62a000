// What parts words, after the public documentation of Meilisearch's tokenizer: the Unicode classes of
// punctuation and spaces, line ends, the grave accent and mathematical operators, but not `< = > | ~ ^ $`.

/** One character that parts two words, as the inside of a regular expression's class. */
export const SEPARATOR_CLASS =
  '\\p{Pc}\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po}\\p{Z}\\0\\t\\n\\r`+±×÷\\u200c\\u2212-\\u22ff'

const separator = new RegExp(`^[${SEPARATOR_CLASS}]$`, 'u')

// Sentence ends of the scripts a dealer may meet; what stands on both sides is eight positions apart.
const hard =
  /^(?:[.,] |[\0!;?¡§¶¿\u037e\u1806´՜՝՞։׃،؛؟۔।॥෴๚๛།༎။၊჻።-፨᛫-᛭᜵᜶។៕៖៚‥…※‼‽⁇⁈⁉⁏⁖⁚⸘⸮、。︐-︖︙︰﹐-﹗！，．：；？｡､])$/u

export type SeparatorKind = 'soft' | 'hard'

/** Separators of two characters: a full stop or a comma before a space ends a sentence. */
export const LONG_SEPARATORS = ['. ', ', ', '។ល។']

/** Whether the text is a separator, and of which kind; null for a word. */
export function separatorKind(text: string): SeparatorKind | null {
  if (hard.test(text)) return 'hard'
  return separator.test(text) ? 'soft' : null
}
