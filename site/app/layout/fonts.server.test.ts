import { type FontPair, TYPEFACES } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { listFonts } from './fonts.server.ts'

test.each(Object.keys(TYPEFACES) as FontPair[])('every family of %s has one file', (pair) => {
  const { display, text } = TYPEFACES[pair]
  expect(listFonts(pair)).toHaveLength(display === text ? 1 : 2)
})
