import { DEALERS } from '@forecourt/tenants'
import { expect, test } from 'vitest'
import { ADDRESS_KEYS } from './search-keys.ts'
import { RANGE_KEYS } from './search-ranges.ts'

/** Every address of a search with parameters in a document, however deep. */
function searchLinks(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/search/') && value.includes('?') ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(searchLinks) : []
}

/** A parameter that a results page ignores leads to all stock. */
const isRead = ([key, value]: [string, string]) =>
  (ADDRESS_KEYS as readonly string[]).includes(key) &&
  (!/^\d*-\d*$/.test(value) || (RANGE_KEYS as readonly string[]).includes(key))

test.each(DEALERS.map((dealer) => [dealer.slug, dealer] as const))(
  'searches that the content of %s links to have parameters that a results page reads',
  (_slug, dealer) => {
    const links = [...new Set(dealer.documents('2026-11-21').flatMap(searchLinks))]
    const ignored = links.filter(
      (link) => ![...new URL(link, 'https://dealer.example').searchParams].every(isRead),
    )
    expect(ignored).toEqual([])
  },
)
