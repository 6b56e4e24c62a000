import { expect, test } from 'vitest'
import { warrantyClaim } from './warranty-claim.ts'

test.each([
  [null, null, '3 year standard warranty'],
  [null, 5, '5 year warranty'],
  [null, 7, '7 year warranty'],
  [3, 7, '3 year standard warranty'],
  [7, 5, '7 year warranty'],
  [5, null, '5 year warranty'],
] as const)(
  'BLOCK-17, VAR-35: a dealer’s %s and a brand’s %s years are claimed as “%s”',
  (dealer, brand, text) => {
    expect(warrantyClaim({ dealer, brand }).text).toBe(text)
  },
)
