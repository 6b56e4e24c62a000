import { describe, expect, it } from 'vitest'
import { checkContrast, checkTheme } from './check-theme.ts'
import { contrastRatio, fromOklab, mix, toOklab } from './colour.ts'
import { deriveTheme } from './derive-theme.ts'
import { SURFACE_COLOURS, TEMPLATE_NAMES } from './templates.ts'

describe('contrast', () => {
  // Values of the WCAG's own examples and of browsers' developer tools.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })

  it('is refused just under 4.5:1 and taken just over, with the number in the reason', () => {
    expect(checkContrast('#767676', '#ffffff')).toBeNull()
    expect(checkContrast('#777777', '#ffffff')?.text).toContain('4.48:1 (#777777 on #ffffff); it needs 4.5:1')
  })
})

describe('colours in Oklab', () => {
  it.each(['#000000', '#ffffff', '#1549d8', '#ffc936', '#2f4637'])('%s goes there and back', (hex) => {
    expect(fromOklab(toOklab(hex))).toBe(hex)
  })

  it('mix as the browsers’ color-mix does', () => {
    expect(mix('#14171c', 0.66, '#ffffff')).toBe('#5a5c60')
    expect(mix('#1549d8', 0.86, '#000000')).toBe('#0f3ab0')
  })
})

describe('a theme', () => {
  it('of the city template has the colours that were drawn for it', () => {
    expect(deriveTheme({ brand: '#1549d8', accent: '#ffc936' }, SURFACE_COLOURS.metro)).toMatchObject({
      muted: '#5a5c60',
      line: '#dfdfe0',
      lineStrong: '#7f8184',
      sunken: '#f4f4f5',
      brandInk: '#ffffff',
      brandHover: '#0f3ab0',
      brandPress: '#0a2e90',
      brandText: '#1549d8',
      brandSoft: '#eef3fe',
    })
  })

  it('of the outback template darkens its brand until it can be read as text', () => {
    const tokens = deriveTheme({ brand: '#a9400f', accent: '#2f4637' }, SURFACE_COLOURS.outback)
    expect(tokens).toMatchObject({
      muted: '#625b52',
      line: '#d9d4ca',
      sunken: '#ece7dd',
      brandHover: '#8a330a',
    })
    expect(tokens.brandText).not.toBe('#a9400f')
    expect(contrastRatio(tokens.brandText, tokens.surface)).toBeGreaterThanOrEqual(4.5)
  })

  it('puts dark text on a bright brand', () => {
    const { brandInk, brand } = deriveTheme({ brand: '#ffd400', accent: '#ffc936' }, SURFACE_COLOURS.metro)
    expect(contrastRatio(brandInk, '#000000')).toBeLessThan(2)
    expect(contrastRatio(brandInk, brand)).toBeGreaterThan(4.5)
  })

  it.each(TEMPLATE_NAMES)('has readable text, muted text and warnings on the surface of %s', (template) => {
    const surfaceColours = SURFACE_COLOURS[template]
    const tokens = deriveTheme({ brand: '#1549d8', accent: '#ffc936' }, surfaceColours)
    for (const text of [tokens.ink, tokens.muted, tokens.positive, tokens.warning, tokens.danger]) {
      expect(contrastRatio(text, tokens.surface)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrastRatio(tokens.muted, tokens.sunken)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(tokens.onInverse, tokens.inverse)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(tokens.onInverseMuted, tokens.inverse)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(tokens.lineStrong, tokens.surface)).toBeGreaterThanOrEqual(3)
  })

  it('that can be read is taken', () => {
    expect(checkTheme({ brand: '#1549d8', accent: '#ffc936' }, SURFACE_COLOURS.metro).shown).toBe(true)
    expect(checkTheme({ brand: '#101214', accent: '#c9d6d3' }, SURFACE_COLOURS.marque).shown).toBe(true)
    expect(checkTheme({ brand: '#a9400f', accent: '#2f4637' }, SURFACE_COLOURS.outback).shown).toBe(true)
  })

  it.each(['#ffd400', '#ff6600', '#00a651', '#0099cc', '#ff0000', '#c0392b', '#101214', '#ffffff'])(
    'of the brand %s can be read, also while a button is pressed',
    (brand) =>
      expect(checkTheme({ brand, accent: '#ffc936' }, SURFACE_COLOURS.metro).reasons).toEqual([
        expect.objectContaining({ code: 'readable' }),
      ]),
  )

  it('with a colour on which neither light nor dark can be read is refused, and the reason says which', () => {
    const verdict = checkTheme({ brand: '#777777', accent: '#ffc936' }, SURFACE_COLOURS.metro)
    expect(verdict.shown).toBe(false)
    expect(verdict.reasons).toContainEqual({
      code: 'brand-ink',
      text: 'Text on the brand colour has a contrast of 4.48:1 (#ffffff on #777777); it needs 4.5:1.',
    })
  })

  it('is refused when its surface is too dark for its ink', () => {
    const surfaceColours = { ...SURFACE_COLOURS.metro, surface: '#888888' }
    const codes = checkTheme({ brand: '#1549d8', accent: '#ffc936' }, surfaceColours).reasons.map(
      (reason) => reason.code,
    )
    expect(codes).toContain('muted')
  })
})
