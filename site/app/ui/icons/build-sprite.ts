// Writes the sprite beside this file; run after changing icon-names.ts.
import { writeFileSync } from 'node:fs'
import { renderSprite } from './sprite.ts'

writeFileSync(new URL('./sprite.generated.svg', import.meta.url), renderSprite())
