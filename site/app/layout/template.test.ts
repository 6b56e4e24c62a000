import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FontPair,
  type TemplateDefinition,
  TYPEFACES,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { describe, expect, it, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { VARIANT_PARTS, VARIANTS } from '../../../schemas/src/theme/variants.ts'
import { themeCss } from './theme-css.server.ts'

const STYLES = join(import.meta.dirname, '../styles')
const THEME = {
  ...testDealer().bundle.tenant.theme,
  brand: '#7a1f4b',
  accent: '#c9d6d3',
  radius: null,
  fonts: null,
}

/** A sixth template as a future one would be added: data only, with existing variants. */
const SALON: TemplateDefinition = {
  ...templateDefinition('outback'),
  name: 'salon',
  title: 'Salon: few cars, much room',
  fonts: 'hanken',
  radiusPx: 24,
  density: 1.2,
  variants: {
    header: 'cinema',
    hero: 'fleet',
    finder: 'row',
    card: 'tile',
    types: 'ledger',
    offers: 'tickets',
    places: 'windows',
    footer: 'word',
  },
  page: 'plain',
}

/** The variants with a style sheet that the site imports, as `header-sign`. */
function styledVariants(): string[] {
  const sheet = readFileSync(join(STYLES, 'site.css'), 'utf8')
  const files = readdirSync(join(STYLES, 'variants')).filter((name) => sheet.includes(`./variants/${name}`))
  return files.map((name) => name.replace('.css', ''))
}

const propertiesOf = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)

describe('a template is data', () => {
  it.each(VARIANT_PARTS)('every variant of the %s that a site can choose has a style sheet', (part) => {
    const styled = styledVariants()
    expect(Object.keys(VARIANTS[part]).filter((name) => !styled.includes(`${part}-${name}`))).toEqual([])
  })

  it('each variant’s style sheet only selects its own variant', () => {
    for (const file of readdirSync(join(STYLES, 'variants'))) {
      const [, part = '', variant = ''] = /^([a-z]+)-([a-z-]+)\.css$/.exec(file) ?? []
      const named = readFileSync(join(STYLES, 'variants', file), 'utf8').matchAll(
        /\[data-(\w+)="([\w-]+)"\]/g,
      )
      expect(new Set([...named].map(([, ...words]) => words.join('-'))), file).toEqual(
        new Set([`${part}-${variant}`]),
      )
    }
  })

  it('no style sheet and no component names a template', () => {
    const files = readdirSync(join(STYLES, '..'), { recursive: true, encoding: 'utf8' })
    const knowing = files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => /data-template=|template === '/.test(readFileSync(join(STYLES, '..', file), 'utf8')))
    expect(knowing).toEqual([])
  })

  test('a sixth template defines every property of the others with its own values', () => {
    const [sixth, first] = [themeCss(SALON, THEME), themeCss(templateDefinition('metro'), THEME)]
    expect(propertiesOf(sixth)).toEqual(propertiesOf(first))
    expect(sixth).toContain('--radius:24px')
    expect(sixth).toContain('--density:1.2')
    expect(sixth).toContain('"Hanken Grotesk Variable"')
  })
})

test.each(Object.keys(TYPEFACES) as FontPair[])(
  'every font face of %s that a page uses is in the style sheet, regular and bold',
  (fonts) => {
    const sheet = ['fonts', 'fonts-archivo', 'fonts-display']
      .map((name) => readFileSync(join(STYLES, `${name}.css`), 'utf8'))
      .join('')
    const named = [...themeCss(SALON, { ...THEME, fonts }).matchAll(/"([^"]+)"/g)].map(([, face]) => face)
    expect(named).toHaveLength(8)
    for (const face of named) {
      const faces = sheet.split(`font-family: "${face}";`).length - 1
      expect(faces, face).toBe(face?.endsWith('Variable') ? 1 : 2)
    }
  },
)
