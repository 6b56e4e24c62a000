import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsedMarkup } from '#app/http/testing/parsed-markup.ts'
import { reservePath } from '#app/paths.ts'
import { CarCard } from './car-card.tsx'
import type { CarCardModel } from './card-model.ts'
import { readCard, unseenOf } from './shown-card.ts'

/** Words as loaders give them: trimmed, and no signs that neither HTML nor XML has. */
const words = fc
  .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[^\P{C}]/gu, '').trim())
  .filter((text) => text !== '' && text === text.normalize() && !/[\u2028\u2029]/.test(text))
const icon = fc.constantFrom('odometer', 'gearbox', 'car-front')
const journey = fc.constantFrom('checkout', 'buy-online', 'checkout-journey')
const optional = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** A picture has a ground once it is known. */
const pictured = fc.oneof(
  fc.constant({}),
  fc.record({
    photo: fc.constantFrom('/a/1.webp', '/a/1.webp 420w', '/a/1.webp 420w, /a/2.webp 840w'),
    ground: optional(fc.constantFrom('linear-gradient(#ccc,#866,#999)', '#abc')),
  }),
)

const base = fc.record({
  id: words,
  slug: words,
  name: words,
  sub: optional(words),
  drawn: optional(fc.constant(true)),
  colour: optional(words),
  strip: optional(fc.constant(true)),
  price: fc.oneof(fc.constant('$12,345'), words),
  priceType: optional(words),
  was: optional(words),
  facts: fc.uniqueArray(fc.tuple(icon, words), { maxLength: 3, selector: ([name, text]) => name + text }),
  table: optional(
    fc.uniqueArray(fc.tuple(words, words), { minLength: 1, maxLength: 5, selector: ([label]) => label }),
  ),
  make: optional(words),
})
const tag = fc.oneof(
  fc.constant({}),
  fc.record({ tag: words, tagLook: fc.constantFrom(undefined, 'dark', 'certified') }),
)
const money = fc.oneof(
  fc.constant({}),
  fc.record({ weekly: words, comparison: words }),
  fc.record({ gone: words }),
)
const acts = fc.oneof(
  fc.record({ similar: words }),
  fc.record({ finance: optional(words) }),
  fc.record({ finance: optional(words), reserve: words, journey }),
)
/** Names are made of years, makes and models, or of whatever the feed says. */
const named = fc.oneof(
  fc.constant({}),
  fc.record({ make: words, model: optional(words) }),
  fc
    .record({ year: fc.integer({ min: 1990, max: 2030 }), make: words, model: words })
    .map(({ year, make, model }) => ({ name: `${year} ${make} ${model}`, make, model })),
  fc.record({ colour: fc.constantFrom('illustration', 'Red, illustration', 'Soul Red') }),
)
/** A card as the loader makes it: nothing that is empty. */
const card = fc.tuple(base, pictured, named, tag, money, acts).map(([...parts]) => {
  const { journey: way, ...all } = Object.assign({}, ...parts) as CarCardModel & { journey?: 'checkout' }
  const at = way === undefined || way === 'checkout' ? {} : { reserveAt: reservePath(all.slug, way) }
  const withdrawn = all.gone === undefined ? {} : { price: undefined, priceType: undefined, was: undefined }
  const entries = Object.entries({ ...all, ...at, ...withdrawn }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as CarCardModel
})

test('whatever is on a card, it is read from the card and what travels beside it', () => {
  fc.assert(
    fc.property(card, fc.boolean(), (model, eager) => {
      const markup = parsedMarkup(renderToString(<CarCard card={model} level={2} eager={eager} />))
      const [article] = markup.children
      const sent = JSON.parse(JSON.stringify(unseenOf(model))) as ReturnType<typeof unseenOf>
      expect(article && readCard(sent, article)).toEqual(model)
    }),
    { numRuns: 120 },
  )
})

test('what a card shows does not travel beside it', () => {
  const [model] = fc.sample(card, { numRuns: 1, seed: 1 })
  expect(Object.keys(unseenOf({ ...(model as CarCardModel), tag: 'New', gone: 'Sold' }))).not.toContain('tag')
  expect(
    unseenOf({
      id: 'a',
      slug: 'b',
      name: '2020 M X',
      price: '$1',
      photo: '/a',
      colour: 'Red',
      make: 'M',
      model: 'X',
    }),
  ).toEqual({ id: 'a', make: 'M' })
})
