import { expect, test } from 'vitest'
import { fontsOf } from './fonts.server.ts'

test('a wide heading uses the wide font file, text and other families their only file', () => {
  const [narrow, text] = fontsOf('archivo-source', 100)
  const [wide, sameText] = fontsOf('archivo-source', 112)
  expect(narrow).toMatch(/archivo\.generated/)
  expect(wide).toMatch(/archivo-wide\.generated/)
  expect(sameText).toBe(text)
  expect(fontsOf('hanken', 112)).toEqual(fontsOf('hanken', 100))
})
