// Writes the fonts beside this file; run after changing cut-fonts.ts.
import { writeFileSync } from 'node:fs'
import { CUTS, cutFont, DRAWN } from './cut-fonts.ts'

for (const cut of [...CUTS, ...DRAWN])
  writeFileSync(new URL(`./${cut.to}`, import.meta.url), await cutFont(cut))
