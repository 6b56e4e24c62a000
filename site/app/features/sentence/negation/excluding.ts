import type { Effect } from '../parse/reading.ts'

/** What leaves out the values that a candidate names. */
export function excluding(effects: readonly Effect[]): Effect {
  const named = effects.filter((effect) => effect.do === 'include')
  const [first] = named
  if (first === undefined) throw new Error('Only values can be unwanted.')
  // A make and its model together are one value of the pair's own key: other cars of the make stay.
  if (first.key !== 'make' || named.length === 1)
    return { ...first, do: 'exclude', values: named.flatMap(({ values }) => values) }
  const models = named.slice(1).map(({ values }) => `${first.values[0]} ${values[0]}`)
  return { do: 'exclude', key: 'make_model', values: models }
}
