import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CUTS, cutFont, DRAWN } from './cut-fonts.ts'

test.each([...CUTS, ...DRAWN])('$to in the repository has the declared characters', async (cut) => {
  const written = readFileSync(new URL(`./${cut.to}`, import.meta.url))
  expect(written.equals(await cutFont(cut))).toBe(true)
})

test.each(CUTS)('the face of $to in the sheet declares what the font has', ({ to, axes: { wght } }) => {
  const sheet = ['fonts', 'fonts-archivo', 'fonts-display']
    .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
    .join('')
  const face = sheet.split('@font-face').find((each) => each.includes(`"./fonts/${to}"`))
  expect(wght).toBeTypeOf('object')
  const { min, max } = wght as { min: number; max: number }
  expect(face).toContain(`font-weight: ${min} ${max};`)
})
