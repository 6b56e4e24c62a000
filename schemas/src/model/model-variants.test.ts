import { describe, expect, it } from 'vitest'
import { formatMeasure, MEASURES } from './measures.ts'
import { model } from './model.query.ts'
import { listColours, listVariants, MOST_COLOURS, powerText, totalPowerKw } from './model-variants.ts'

const parse = (more: object) => model.parse({ id: 'model-x', slug: 'x-one', name: 'X One', ...more })
const variant = (name: string, more: object = {}) => ({ key: `k-${name}`, name, ...more })
const colour = (name: string, hexCode: string, variants: string[] = []) => ({
  key: name,
  name,
  hexCode,
  variants,
  imageUrl: `https://cdn.example/${hexCode.slice(1)}.png`,
})

describe('the variants of a model', () => {
  it('DATA-39: have id, base id, name, dimensions, performance and features', () => {
    const [first] = listVariants(
      parse({
        variants: [
          variant('Performance', {
            dimensions: { lengthMm: 4931, widthMm: 1960, heightMm: 1474, wheelbaseMm: 2950 },
            performance: { drivetrain: 'All', zeroTo100: 3.2, rangeWltpKm: 575, wheels: '21 inch' },
            features: ['Air suspension'],
          }),
        ],
      }),
    )
    expect(first).toMatchObject({
      id: 'x-one-performance',
      baseId: 'x-one',
      name: 'Performance',
      fullName: 'X One Performance',
      dimensions: { lengthMm: 4931, grossVehicleMassKg: null, dragCoefficient: null },
      performance: { drivetrain: 'All', torqueNm: null, turningRadiusM: null },
      features: ['Air suspension'],
    })
  })

  it('are empty for a model without any, and each name counts once', () => {
    expect(listVariants(parse({}))).toEqual([])
    const names = listVariants(
      parse({ variants: [variant('GT'), variant('gt'), variant('+'), variant('Ténéré')] }),
    )
    expect(names.map(({ slug }) => slug)).toEqual(['gt', 'plus', 'tenere'])
  })

  it('take the maker’s short name before the web address', () => {
    expect(listVariants(parse({ baseId: 'x1', variants: [variant('GT')] }))[0]?.id).toBe('x1-gt')
  })

  it.each([
    [{ powerKw: 217 }, '217 kW', 217],
    [{ powerFrontKw: 200, powerRearKw: 372 }, '200/372 kW', 572],
    [{ powerRearKw: 250 }, '250 kW', 250],
    [{}, '', null],
  ])('CMP-08: the power %j is written %s', (performance, text, total) => {
    const [found] = listVariants(parse({ variants: [variant('GT', { performance })] }))
    expect(found && [powerText(found), totalPowerKw(found)]).toEqual([text, total])
  })
})

describe('the colours of a variant', () => {
  const two = [variant('Premium'), variant('Performance')]

  it('CMP-09: are at most six, each once: eight lines with duplicates', () => {
    const codes = ['#aa0000', '#AA0000', '#bb0000', '#cc0000', '#dd0000', '#ee0000', '#ff0000', '#110000']
    const parsed = parse({ variants: two, colours: codes.map((code, at) => colour(`Red ${at}`, code)) })
    const [first] = listVariants(parsed)
    const colours = first ? listColours(parsed, first) : []
    expect(colours).toHaveLength(MOST_COLOURS)
    expect(new Set(colours.map(({ hexCode }) => hexCode)).size).toBe(MOST_COLOURS)
  })

  it('DATA-38: have id, code, name, picture, and the ids of variant and model', () => {
    const parsed = parse({
      variants: two,
      colours: [
        colour('Bay blue', '#0000aa', ['premium']),
        colour('White', '#ffffff'),
        colour('Bay blue', '#0000aa'),
      ],
    })
    const [premium, performance] = listVariants(parsed)
    expect(premium && listColours(parsed, premium).map(({ name }) => name)).toEqual(['Bay blue', 'White'])
    expect(performance && listColours(parsed, performance)).toMatchObject([
      {
        id: 'white',
        name: 'White',
        hexCode: '#ffffff',
        imageUrl: 'https://cdn.example/ffffff.png',
        modelVariantId: 'x-one-performance',
        modelId: 'model-x',
      },
      { id: 'bay-blue' },
    ])
  })

  it('are refused with a code that is no colour: it would become part of a style', () => {
    const hostile = parse.bind(null, { colours: [colour('Red', 'red;background:url(//evil)')] })
    expect(hostile).toThrow()
  })
})

it('measures are written with their unit and the decimals people expect', () => {
  const [length] = MEASURES.dimensions
  expect(formatMeasure(4931, length)).toBe('4,931 mm')
  expect(formatMeasure(3, { unit: 's', decimals: 1 })).toBe('3.0 s')
  expect(formatMeasure(0.226, { unit: '', decimals: 3 })).toBe('0.226')
})
