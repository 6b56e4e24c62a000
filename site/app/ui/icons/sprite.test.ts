import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderSprite } from './sprite.ts'

test('the sprite in the repository holds exactly the icons that are named', () => {
  const written = readFileSync(new URL('./sprite.generated.svg', import.meta.url), 'utf8')
  expect(written).toBe(renderSprite())
})
