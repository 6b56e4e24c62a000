import { readFileSync } from 'node:fs'
import { TEMPLATE_NAMES, templateDefinition } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { CUTS, cutFont } from './cut-fonts.ts'

test.each(CUTS)('$to in the repository has the declared characters', async (cut) => {
  const written = readFileSync(new URL(`./${cut.to}`, import.meta.url))
  expect(written.equals(await cutFont(cut))).toBe(true)
})

test('headings of every template are as wide as one of the cuts', () => {
  const widths = CUTS.flatMap(({ axes }) => (axes.wdth === undefined ? [] : [axes.wdth]))
  for (const name of TEMPLATE_NAMES) expect(widths).toContain(templateDefinition(name).display.widthPercent)
})

test.each(CUTS)('the face of $to in the sheet declares what the font has', ({ to, axes: { wdth, wght } }) => {
  const sheet = readFileSync(new URL('../fonts.css', import.meta.url), 'utf8')
  const face = sheet.split('@font-face').find((each) => each.includes(`"./fonts/${to}"`))
  expect(wght).toBeTypeOf('object')
  const { min, max } = wght as { min: number; max: number }
  expect(face).toContain(`font-weight: ${min} ${max};`)
  if (wdth !== undefined) expect(face).toContain(`font-stretch: ${wdth}%;`)
})
