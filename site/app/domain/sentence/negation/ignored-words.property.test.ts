import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildVocabulary } from '../lexicon/vocabulary.ts'
import { parseSentence } from '../parse/parse-sentence.ts'

/*
 * Sentences whose meaning is known because they were put together from it, over stocks with names that nobody has:
 * each part must be read as it was put in, whatever is beside it and in whichever order.
 */
const SYLLABLES = [
  'bru',
  'dax',
  'fen',
  'gol',
  'hil',
  'jor',
  'kev',
  'lum',
  'nar',
  'pex',
  'quo',
  'rif',
  'tov',
  'vuz',
  'wyb',
]
const syllable = fc.constantFrom(...SYLLABLES)
const word = fc
  .array(syllable, { minLength: 2, maxLength: 3 })
  .map(([first = '', ...rest]) => first[0]?.toUpperCase() + first.slice(1) + rest.join(''))
const nameOf = fc.oneof(
  word,
  fc.tuple(word, word).map((parts) => parts.join(' ')),
  fc.tuple(word, word).map((parts) => parts.join('-')),
)
const modelOf = fc.oneof(
  nameOf,
  fc.tuple(word, fc.integer({ min: 1, max: 99 })).map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('QX', 'ZT', 'VK'), fc.integer({ min: 1, max: 99 }))
    .map((parts) => parts.join('-')),
)

type Part = { text: string; means: Record<string, unknown>; of: string }
const part = (of: string, text: string, means: Record<string, unknown>): Part => ({ of, text, means })
const thousands = fc.integer({ min: 5, max: 150 })

const cases = fc
  .uniqueArray(nameOf, {
    minLength: 12,
    maxLength: 12,
    selector: (name) => name.toLowerCase().replace(/\W/g, '').slice(0, 6),
  })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      fc.uniqueArray(modelOf, {
        minLength: 3,
        maxLength: 3,
        selector: (name) => name.toLowerCase().replace(/\W/g, '').slice(0, 6),
      }),
    ),
  )
  .filter(([names, models]) => {
    const all = [...names, ...models].flatMap((name) => name.toLowerCase().split(/\W+/))
    return new Set(all).size === all.length
  })
  .chain(
    ([
      [
        makeA = '',
        makeB = '',
        colourA = '',
        colourB = '',
        colourC = '',
        cityA = '',
        cityB = '',
        feature = '',
      ],
      [modelA = '', modelB = '', modelC = ''],
    ]) => {
      const stock = {
        thisYear: 2026,
        values: {
          make: [makeA, makeB],
          model: [modelA, modelB, modelC, '4'],
          make_model: [`${makeA} ${modelA}`, `${makeA} 4`, `${makeB} ${modelB}`, `${makeB} ${modelC}`],
          colour: [colourA, colourB, colourC],
          city: [cityA, cityB],
          filtered_features: [feature],
          body: ['SUV', 'Ute', 'Wagon'],
          car_type: ['demo', 'new', 'used'],
          fuel: ['Diesel', 'Petrol'],
          transmission: ['Automatic', 'Manual'],
          seats: ['2', '5', '7'],
        },
      }
      const kinds: fc.Arbitrary<Part>[] = [
        fc.constantFrom(
          part('make', `${makeA} ${modelA}`, { make: [makeA], model: [modelA] }),
          part('make', `${makeA} 4`, { make: [makeA], model: ['4'] }),
          part('make', `${makeB} ${modelB} or ${modelC}`, { make: [makeB], model: [modelB, modelC].sort() }),
          part('make', `${makeA} or ${makeB}`, { make: [makeA, makeB].sort() }),
          part('make', `not ${makeA}`, { not_make: [makeA] }),
          part('make', modelB, { model: [modelB] }),
        ),
        fc.constantFrom(
          part('colour', colourA, { colour: [colourA] }),
          part('colour', `not ${colourB}`, { not_colour: [colourB] }),
          part('colour', `anything but ${colourB} or ${colourC}`, { not_colour: [colourB, colourC].sort() }),
          part('colour', `not ${colourB} ${colourC}`, { not_colour: [colourB, colourC].sort() }),
          part('colour', `not ${colourB}, ${colourA}`, { colour: [colourA], not_colour: [colourB] }),
          part('colour', `${colourA} but not ${colourC}`, { colour: [colourA], not_colour: [colourC] }),
        ),
        fc.constantFrom(
          part('city', `in ${cityA}`, { city: [cityA] }),
          part('city', `not in ${cityB}`, { not_city: [cityB] }),
          part('city', `in ${cityA} or ${cityB}`, { city: [cityA, cityB].sort() }),
        ),
        fc.constantFrom(
          part('feature', `with ${feature}`, { filtered_features: [feature] }),
          part('feature', `without ${feature}`, { not_filtered_features: [feature] }),
        ),
        thousands.chain((low) =>
          fc.constantFrom(
            part('price', `under ${low}k`, { price: [null, low * 1_000] }),
            part('price', `max $${low},000`, { price: [null, low * 1_000] }),
            part('price', `at least ${low} grand`, { price: [low * 1_000, null] }),
            part('price', `price under $${low},000`, { price: [null, low * 1_000] }),
            part('price', `${low}k or less`, { price: [null, low * 1_000] }),
            part('price', `from ${low}k to ${low + 10}k`, { price: [low * 1_000, (low + 10) * 1_000] }),
            part('price', `my budget is $${low},500`, { price: [null, low * 1_000 + 500] }),
            part('price', `$${low}k drive away`, { price: [null, low * 1_000] }),
            part('price', `${low}-${low + 10}k`, { price: [low * 1_000, (low + 10) * 1_000] }),
            part('price', `between $${low}k and $${low + 10}k`, { price: [low * 1_000, (low + 10) * 1_000] }),
          ),
        ),
        thousands.chain((low) =>
          fc.constantFrom(
            part('km', `less than ${low},000 kms`, { km: [null, low * 1_000] }),
            part('km', `under ${low}k km`, { km: [null, low * 1_000] }),
            part('km', 'under half a million kms', { km: [null, 500_000] }),
            part('km', 'low kms', { km: [null, 50_000] }),
            part('km', `max kms ${low}000`, { km: [null, low * 1_000] }),
            part('km', `${low},000 km or less`, { km: [null, low * 1_000] }),
            part('km', `odometer below ${low} 000`, { km: [null, low * 1_000] }),
          ),
        ),
        fc
          .integer({ min: 2_001, max: 2_025 })
          .chain((year) =>
            fc.constantFrom(
              part('year', `${year} or newer`, { year: [year, null] }),
              part('year', `built after ${year}`, { year: [year + 1, null] }),
              part('year', `${year}+`, { year: [year, null] }),
              part('year', `no older than ${year}`, { year: [year, null] }),
              part('year', `from ${year} onwards`, { year: [year, null] }),
              part('year', `before ${year}`, { year: [null, year - 1] }),
              part('year', `between ${year} and ${year + 2}`, { year: [year, year + 2] }),
              part('year', `a ${year} model`, { year: [year, year] }),
              part('year', 'late model', { year: [2_021, null] }),
              part('year', 'less than 18 months old', { year: [2_024, null] }),
              part('year', `${Math.max(10, year - 2_000)}+`, { year: [Math.max(2_010, year), null] }),
              part('year', `${year}-${year + 3}`, { year: [year, year + 3] }),
            ),
          ),
        fc.constantFrom(
          part('seats', '7 seater', { seats: ['7'] }),
          part('seats', '5 or 7 seats', { seats: ['5', '7'] }),
          part('seats', 'no 2 seaters', { not_seats: ['2'] }),
        ),
        fc.constantFrom(
          part('body', 'suv', { body: ['SUV'] }),
          part('body', 'utes or wagons', { body: ['Ute', 'Wagon'] }),
          // Without the comma 'no utes before 2008' would be one thing that is not wanted.
          part('body', 'no utes,', { not_body: ['Ute'] }),
        ),
        fc.constantFrom(
          part('gears', 'auto', { transmission: ['Automatic'] }),
          part('gears', 'not manual', { not_transmission: ['Manual'] }),
        ),
        fc.constantFrom(
          part('fuel', 'diesel', { fuel: ['Diesel'] }),
          part('fuel', 'no diesels', { not_fuel: ['Diesel'] }),
        ),
        fc.constantFrom(
          part('near', 'near 4217', { near: '4217' }),
          part('near', 'within 20 km of 4217', { near: '4217' }),
        ),
        fc.constantFrom(
          part('sort', 'cheapest first', { sort: 'price-asc' }),
          part('photos', 'with photos', { photos: true }),
        ),
        fc
          .integer({ min: 40, max: 900 })
          .chain((dollars) =>
            fc.constantFrom(
              part('week', `$${dollars} a week`, { weekly_price: [null, dollars] }),
              part('week', `under ${dollars} per week`, { weekly_price: [null, dollars] }),
            ),
          ),
        fc.constantFrom(
          part('type', 'used', { car_type: ['used'] }),
          part('type', 'new or demo', { car_type: ['demo', 'new'] }),
          part('type', 'no demos', { not_car_type: ['demo'] }),
        ),
        fc.constantFrom(
          part('filler', 'looking for a', {}),
          part('filler', 'please', {}),
          part('filler', 'for my daughter', {}),
        ),
        // No slip of any name: those begin otherwise.
        fc
          .constantFrom('Ambassiduri', 'Ostellanepo-Ikaru', 'Ermundi')
          .map((loose) => part('loose', loose, { rest: loose })),
      ]
      const parts = fc
        .shuffledSubarray(kinds, { minLength: 1, maxLength: 8 })
        .chain((some) => fc.tuple(...some))
      return fc.record({
        stock: fc.constant(stock),
        parts,
        shout: fc.boolean(),
        joint: fc.constantFrom(', ', ' '),
      })
    },
  )

it('parses generated sentences to the parts they were built from', () => {
  fc.assert(
    fc.property(cases, ({ stock, parts, shout, joint }) => {
      const text = parts.map((each) => each.text).join(joint)
      const { state, rest } = parseSentence(shout ? text.toUpperCase() : text, buildVocabulary(stock))
      const excluded = Object.fromEntries(
        Object.entries(state.excluded).map(([key, values]) => [`not_${key}`, values]),
      )
      const read = {
        ...state.filters,
        ...excluded,
        ...state.ranges,
        ...(state.near && { near: state.near.postcode }),
        ...(state.sort && { sort: state.sort }),
        ...(state.photos && { photos: true }),
        ...(rest && { rest: shout ? rest.toLowerCase() : rest }),
      }
      const expected = Object.assign({}, ...parts.map(({ means }) => means))
      if (shout && expected.rest) expected.rest = expected.rest.toLowerCase()
      expect({ text, ...read }).toEqual({ text, ...expected })
    }),
    { numRuns: 300 },
  )
})
