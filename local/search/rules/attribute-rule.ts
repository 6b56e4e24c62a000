import type { Fields } from '../index/fields.ts'
import { fieldsIn } from '../query/occurrences.ts'
import type { TermSets } from '../query/resolve.ts'
import { getLength, type Located, listPhrases } from '../query/term.ts'
import type { Condition, GraphRuleKind } from './graph-rule.ts'

/** `attributeRank`: prefers words in more important attributes. */
export function attributeRule(sets: TermSets, fields: Fields): GraphRuleKind {
  const max = fields.maxWeight()
  return {
    edges(_, term) {
      const length = getLength(term)
      const used = { before: null, term }
      const found = listFields(term, sets)
      const edges = found.map(
        (field): Condition => ({
          key: `${term.key} in ${field}`,
          cost: fields.list[field]!.weight * length,
          resolve: () => sets.termInField(term, field),
          used,
        }),
      )
      const heaviest = Math.max(0, ...found.map((field) => fields.list[field]!.weight))
      // The maximum cost determines the score, even where no word occurs in the last attribute.
      if (max !== null && heaviest < max) {
        edges.push({
          key: `${term.key} nowhere`,
          cost: max * length,
          resolve: () => sets.sets.space.none(),
          used,
        })
      }
      return edges
    },
  }
}

function listFields(term: Located, sets: TermSets): number[] {
  let { fields } = sets.places(term).masks
  for (const { words } of listPhrases(term)) {
    for (const word of words) if (word !== null) fields |= sets.sets.wordPlaces(word).masks.fields
  }
  return fieldsIn({ fields }, sets.sets.space)
}
