import { describe, expect, it } from 'vitest'
import { checkTheme } from './check-theme.ts'
import { FONT_PAIRS, TYPEFACES } from './font-pair.ts'
import { TEMPLATE_NAMES, templateDefinition } from './templates.ts'

describe('the definition of a template', () => {
  it.each(TEMPLATE_NAMES)('of %s is its own', (name) => {
    expect(templateDefinition(name).name).toBe(name)
  })

  it.each(TEMPLATE_NAMES)('%s is set in a pair of families that there is', (name) => {
    expect(FONT_PAIRS).toContain(templateDefinition(name).fonts)
  })

  it.each(TEMPLATE_NAMES)('%s has default colours that can be read on its surface', (name) => {
    const { colours, surfaceColours } = templateDefinition(name)
    expect(checkTheme(colours, surfaceColours).shown).toBe(true)
  })

  it.each(FONT_PAIRS)('%s is two families of type at the most, and its title names them', (pair) => {
    const { title, display, text } = TYPEFACES[pair]
    expect([display, `${display} and ${text}`]).toContain(title)
  })

  it('no two templates look alike: they differ in type or in one of their variants', () => {
    const choices = TEMPLATE_NAMES.map((name) => {
      const { fonts, variants } = templateDefinition(name)
      return [fonts, ...Object.values(variants)].join(' ')
    })
    expect(new Set(choices).size).toBe(TEMPLATE_NAMES.length)
  })
})
