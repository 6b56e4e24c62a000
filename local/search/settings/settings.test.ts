import { expect, test } from 'vitest'
import { applySettings, defaultSettings, orderedPatch } from './settings.ts'

test('words: stored in the form in which they are compared', () => {
  const { stopWords, typoTolerance } = applySettings(defaultSettings(), {
    stopWords: ['The', 'à'],
    typoTolerance: { disableOnWords: ['Éclair', 'CX-5', 'Dodge', 'dodge'] },
  })
  expect(stopWords).toEqual(['The', 'à'.normalize('NFKD')])
  expect(typoTolerance.disableOnWords).toEqual(['cx-5', 'dodge', 'eclair'])
})

test('patch: shown as given, with its sets sorted', () => {
  const patch = { typoTolerance: { disableOnWords: ['b', 'A'], disableOnAttributes: null } }
  expect(orderedPatch(patch)).toEqual({
    typoTolerance: { disableOnWords: ['A', 'b'], disableOnAttributes: null },
  })
})
