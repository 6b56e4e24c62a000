import { FONT_PAIRS } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { furnishingOf, TEMPLATE_NAMES, TYPEFACES } from './templates.ts'

describe('the furnishing of a template', () => {
  it.each(TEMPLATE_NAMES)('of %s is its own', (name) => {
    expect(furnishingOf(name).name).toBe(name)
  })

  it.each(FONT_PAIRS)('%s is two families of type at the most, each of a package of its own', (pair) => {
    for (const { family, packageName } of Object.values(TYPEFACES[pair])) {
      expect(packageName).toBe(`@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`)
    }
  })

  it('no two templates look alike: two share four of their five choices at the most', () => {
    const choices = TEMPLATE_NAMES.map((name) => {
      const { fonts, header, hero, card, footer } = furnishingOf(name)
      return [fonts, header, hero, card, footer].join(' ')
    })
    expect(new Set(choices).size).toBe(TEMPLATE_NAMES.length)
  })
})
