// Relevance at sizes where the engine uses other algorithms: searching one of many equal copies of a stock must give
// the same result as searching that stock alone.
import type { Meilisearch } from 'meilisearch'
import { expect, test } from 'vitest'
import { Random } from '../bench/random.ts'
import { makeStock, type StockCar, stockSettings } from '../bench/stock.ts'
import { startTestServer } from '../testing/test-server.ts'

const CARS = 260
const COPIES = 12

const copy = (cars: StockCar[], number: number) =>
  cars.map((car, at) => ({ ...car, id: `${number}-${at}`, copy: number, place: at }))

async function open(client: Meilisearch, uid: string, copies: number[], cars: StockCar[]) {
  await client.createIndex(uid, { primaryKey: 'id' })
  const index = client.index(uid)
  await index.updateSettings({
    ...stockSettings,
    filterableAttributes: [...stockSettings.filterableAttributes, 'copy'],
  })
  for (const number of copies) await index.addDocuments(copy(cars, number)).waitTask({ timeout: 30_000 })
  return index
}

/** Typical queries: words, prefixes, typos, joined and split words, phrases, negatives. */
function typed(random: Random, cars: StockCar[]): string {
  const car = random.pick(cars)
  const words = `${car.name} ${car.colour} ${car.body} ${car.fuel} ${car.description}`.split(' ')
  const some = Array.from({ length: random.whole(1, 4) }, () => random.pick(words))
  const slip = (word: string) => {
    const at = random.whole(0, Math.max(0, word.length - 1))
    return word.slice(0, at) + random.letters('aeiost', 1) + word.slice(at + random.whole(0, 1))
  }
  const first = some[0]!
  const rest = some.slice(1)
  const kind = random.whole(0, 6)
  if (kind === 0) return [slip(first), ...rest].join(' ')
  if (kind === 1) return [...rest, first.slice(0, random.whole(1, first.length))].join(' ')
  if (kind === 2) return some.join('')
  if (kind === 3) return `"${words.slice(0, 3).join(' ')}" ${rest.join(' ')}`
  if (kind === 4) return `${first} -${random.pick(words)}`
  if (kind === 5) return `${first.slice(0, 2)} ${first.slice(2)} ${rest.join(' ')}`
  return some.join(' ')
}

const listPlaces = ({ hits }: { hits: Record<string, unknown>[] }) => hits.map(({ place }) => place)

test('one of many copies of a stock: answers as the stock alone, before and after an update', async () => {
  const { client: open_ } = await startTestServer()
  const client = open_()
  const cars = makeStock(CARS, 5, 11)
  const alone = await open(client, 'alone', [0], cars)
  const numbers = Array.from({ length: COPIES }, (_, number) => number)
  const many = await open(client, 'many', numbers, cars)
  const random = new Random(17)
  const compare = async () => {
    const q = typed(random, cars)
    const number = random.whole(0, COPIES - 1)
    const request = {
      matchingStrategy: random.pick(['last', 'all', 'frequency'] as const),
      sort: random.pick([undefined, ['price:asc'], ['year:desc', 'price:asc']]),
      facets: ['make', 'body', 'features'],
      limit: 60,
      attributesToRetrieve: ['place'],
      showRankingScore: random.next() < 0.3,
    }
    const one = await alone.search(q, request)
    const other = await many.search(q, { ...request, filter: `copy = ${number}` })
    const seen = ({ hits, facetDistribution, estimatedTotalHits }: typeof one) => ({
      q,
      hits,
      facetDistribution,
      estimatedTotalHits,
    })
    expect(seen(other)).toEqual(seen(one))
    // With scores every document passes every rule, without early termination.
    const { sort, showRankingScore: _, limit: __, ...rest } = request
    const page = { ...rest, sort, limit: 12, offset: random.whole(0, 9) }
    const short = await many.search(q, page)
    const full = await many.search(q, { ...page, showRankingScore: true, attributesToRetrieve: ['place'] })
    expect({ q, places: listPlaces(short), total: short.estimatedTotalHits }).toEqual({
      q,
      places: listPlaces(full),
      total: full.estimatedTotalHits,
    })
  }
  for (let round = 0; round < 120; round += 1) await compare()
  const changed = cars.map((car, at) =>
    at % 40 === 7 ? { ...car, name: `2011 Toyota ${car.badge}`, price: 9 } : car,
  )
  await alone.addDocuments(copy(changed, 0)).waitTask({ timeout: 30_000 })
  for (const number of numbers) await many.addDocuments(copy(changed, number)).waitTask({ timeout: 30_000 })
  for (let round = 0; round < 60; round += 1) await compare()
}, 60_000)
