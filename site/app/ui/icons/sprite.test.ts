import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderInlineSymbols, renderSprite } from './sprite.ts'

const written = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the sprite in the repository holds exactly the icons that are named', () => {
  expect(written('./sprite.generated.svg')).toBe(renderSprite())
})

test('the symbols of every document are those named as inline, and small', () => {
  const symbols = written('./inline-symbols.generated.svg')
  expect(symbols).toBe(renderInlineSymbols())
  expect(symbols.length).toBeLessThan(2_600)
})
