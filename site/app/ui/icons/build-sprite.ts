// Writes the sprite and the inline symbols beside this file; run after changing icon-names.ts.
import { writeFileSync } from 'node:fs'
import { renderInlineSymbols, renderSprite } from './sprite.ts'

writeFileSync(new URL('./sprite.generated.svg', import.meta.url), renderSprite())
writeFileSync(new URL('./inline-symbols.generated.svg', import.meta.url), renderInlineSymbols())
