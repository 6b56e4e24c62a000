import { expect, test } from 'vitest'
import { checkTheme } from './check-theme.ts'
import { siteSignature, siteSurfaceColours, siteVariants } from './site-look.ts'
import { templateDefinition } from './templates.ts'
import { themeChoice } from './theme.zod.ts'

const choice = (own: object) => themeChoice.parse({ brand: '#7a1f5c', accent: '#ffd9a8', ...own })

test('a dealer without choices has its template’s variants and surfaces', () => {
  const metro = templateDefinition('metro')
  expect(siteVariants(metro, choice({}))).toEqual(metro.variants)
  expect(siteSurfaceColours(metro, choice({}))).toEqual(metro.surfaceColours)
})

test('a dealer’s variants and colours replace those of its template, each by itself', () => {
  const metro = templateDefinition('metro')
  const own = choice({ header: 'plate', paper: '#FFFAF3', picture: '#ffd9a8', foot: '#ffd9a8' })
  expect(siteVariants(metro, own)).toEqual({ ...metro.variants, header: 'plate' })
  expect(siteSurfaceColours(metro, own)).toMatchObject({
    surface: '#fffaf3',
    picture: '#ffd9a8',
    pictureFloor: '#ffd9a8',
    foot: '#ffd9a8',
    ink: metro.surfaceColours.ink,
  })
})

test('an unknown variant and a text that is no colour are invalid values', () => {
  const own = themeChoice.safeParse({
    brand: '#7a1f5c',
    accent: '#ffd9a8',
    header: 'marquee',
    paper: 'white',
  })
  expect(own.error?.issues.map(({ path }) => path.join()).sort()).toEqual(['header', 'paper'])
})

test('text that cannot be read on the dealer’s own page is refused', () => {
  const own = choice({ paper: '#777777' })
  const verdict = checkTheme(own, siteSurfaceColours(templateDefinition('metro'), own))
  expect(verdict.reasons.map(({ code }) => code)).toContain('ink')
})

test.each([
  ['outback', {}, 'car', 'tow'],
  ['outback', {}, 'truck', 'load'],
  ['outback', {}, 'caravan', 'tare'],
  ['metro', {}, 'truck', 'place'],
  ['outback', { signature: 'where' }, 'truck', 'where'],
  ['outback', {}, 'constructor', 'tow'],
] as const)('of %s with %j the page of a %s begins with “%s”', (template, own, kind, signature) => {
  expect(siteSignature(templateDefinition(template), choice(own), kind)).toBe(signature)
})
