import { expect, test } from 'vitest'
import { alertNews, seenOf } from './alert-news.ts'

const car = (id: string, priceCents: number | null) => ({ id, priceCents })
const ids = (cars: readonly { id: string }[]) => cars.map(({ id }) => id)

test('a car that was not there is an arrival, one that costs less a drop, one that costs more is neither', () => {
  const before = seenOf([car('same', 100), car('less', 100), car('more', 100)])
  const news = alertNews(before, [car('same', 100), car('less', 90), car('more', 110), car('new', 50)])
  expect([ids(news.arrived), ids(news.dropped)]).toEqual([['new'], ['less']])
  expect(news.seen).toEqual({ same: 100, less: 90, more: 110, new: 50 })
})

test('a price that appears or disappears is no drop', () => {
  const news = alertNews(seenOf([car('a', null), car('b', 100)]), [car('a', 90), car('b', null)])
  expect([news.arrived, news.dropped]).toEqual([[], []])
})

test('a car that leaves and comes back is no arrival, cheaper it is a drop', () => {
  const away = alertNews(seenOf([car('a', 100), car('b', 100)]), [])
  const back = alertNews(away.seen, [car('a', 100), car('b', 80)])
  expect([ids(back.arrived), ids(back.dropped)]).toEqual([[], ['b']])
})

test('what is remembered has a limit, and what is in the stock is not forgotten', () => {
  const many = Array.from({ length: 3_000 }, (_, n) => car(`old-${n}`, 1))
  const { seen } = alertNews(seenOf(many), [car('here', 1)])
  expect(Object.keys(seen)).toHaveLength(2_000)
  expect(seen.here).toBe(1)
})
