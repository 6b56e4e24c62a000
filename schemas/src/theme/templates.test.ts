import { describe, expect, it } from 'vitest'
import { FONT_PAIRS, TYPEFACES } from './font-pair.ts'
import { judgeTheme } from './judge-theme.ts'
import { furnishingOf, TEMPLATE_NAMES } from './templates.ts'

describe('the furnishing of a template', () => {
  it.each(TEMPLATE_NAMES)('of %s is its own', (name) => {
    expect(furnishingOf(name).name).toBe(name)
  })

  it.each(TEMPLATE_NAMES)('%s is set in a pair of families that there is', (name) => {
    expect(FONT_PAIRS).toContain(furnishingOf(name).fonts)
  })

  it.each(TEMPLATE_NAMES)('%s begins with two colours that can be read on its ground', (name) => {
    const { colours, ground } = furnishingOf(name)
    expect(judgeTheme(colours, ground).shown).toBe(true)
  })

  it.each(FONT_PAIRS)('%s is two families of type at the most, and its title names them', (pair) => {
    const { title, display, text } = TYPEFACES[pair]
    expect([display, `${display} and ${text}`]).toContain(title)
  })

  it('no two templates look alike: they differ in type or in one of their variants', () => {
    const choices = TEMPLATE_NAMES.map((name) => {
      const { fonts, header, hero, card, footer } = furnishingOf(name)
      return [fonts, header, hero, card, footer].join(' ')
    })
    expect(new Set(choices).size).toBe(TEMPLATE_NAMES.length)
  })
})
