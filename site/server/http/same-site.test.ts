import { expect, test } from 'vitest'
import { isSameSite } from './same-site.ts'

const url = new URL('http://a.example:3000/api/leads')
const asks = (headers: Record<string, string>) => isSameSite({ headers }, url)

test('a page of the site, and a program that is no browser, may send forms', () => {
  expect(asks({ 'sec-fetch-site': 'same-origin', origin: 'http://a.example:3000' })).toBe(true)
  expect(asks({ origin: 'http://a.example:3000' })).toBe(true)
  expect(asks({ 'sec-fetch-site': 'none' })).toBe(true)
  expect(asks({})).toBe(true)
})

test('another site’s page may not, nor another dealer’s beside it, nor one without a name', () => {
  for (const origin of ['http://b.example:3000', 'https://a.example:3000', 'http://a.example', 'null', ''])
    expect([origin, asks({ origin })]).toEqual([origin, false])
  for (const site of ['cross-site', 'same-site'])
    expect([site, asks({ 'sec-fetch-site': site })]).toEqual([site, false])
})
