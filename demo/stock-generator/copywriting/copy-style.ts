import type { Random } from '../random.ts'
import type { Facts, Tag } from './facts.ts'

/** Sentences by whom they suit; `{km}` and the like are filled in, and a sentence whose facts are missing is left out. */
export type Deck = Partial<Record<Tag | 'any', readonly string[]>>

/** How a dealer writes: a sentence from each slot, now and then none, laid out as their system stores it. */
export type CopyStyle = {
  slots: readonly { deck: Deck; chance: number }[]
  layOut: (sentences: readonly string[], facts: Facts) => string
}

/** How many sentences of a slot are remembered, so that two neighbours do not say the same. */
const MEMORY = 6

/** A dealer's writer: it remembers what it said last. */
export function createWriter({
  slots,
  layOut,
}: CopyStyle): (tags: ReadonlySet<Tag>, facts: Facts, random: Random) => string {
  const said = slots.map((): string[] => [])
  return (tags, facts, random) => {
    const sentences = slots.flatMap(({ deck, chance }, slot) => {
      const memory = said[slot] ?? []
      const isWanted = random.chance(chance)
      const fitting = sentencesFor(deck, tags, facts)
      const fresh = fitting.filter((sentence) => !memory.includes(sentence))
      if (!isWanted || fitting.length === 0) return []
      const chosen = random.pick(fresh.length > 0 ? fresh : fitting)
      memory.push(chosen)
      if (memory.length > MEMORY) memory.shift()
      return [fill(chosen, facts)]
    })
    return layOut(sentences, facts)
  }
}

// What is said of this kind of vehicle alone is worth more than what is said of all: it is listed twice.
function sentencesFor(deck: Deck, tags: ReadonlySet<Tag>, facts: Facts): string[] {
  // What has not arrived yet is in no showroom.
  if (tags.has('soon') && deck.soon) return deck.soon.filter((sentence) => hasItsFacts(sentence, facts))
  const special = [...tags].flatMap((tag) => deck[tag] ?? [])
  return [...(deck.any ?? []), ...special, ...special].filter((sentence) => hasItsFacts(sentence, facts))
}

function hasItsFacts(sentence: string, facts: Facts): boolean {
  return [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Boolean(facts[name]))
}

function fill(sentence: string, facts: Facts): string {
  return sentence.replace(/\{(\w+)\}/g, (_whole, name: string) => facts[name] ?? '')
}
