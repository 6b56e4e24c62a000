import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import WORDS from './word-synonyms.json' with { type: 'json' }

/**
 * Words that stand for others where somebody searches: the trade's, and what people call makes. A nickname that is a
 * word of the make's name finds it anyway.
 */
export function stockSynonyms(): Record<string, string[]> {
  const synonyms: Record<string, string[]> = { ...WORDS }
  for (const [make, nicknames] of Object.entries(MAKE_NICKNAMES)) {
    const name = make.toLowerCase()
    const own = new Set(name.split(/[^a-z0-9]+/))
    for (const nickname of nicknames) {
      if (!own.has(nickname)) synonyms[nickname] = [...(synonyms[nickname] ?? []), name]
    }
  }
  return synonyms
}
