import { expect, test } from 'vitest'
import { findCopies, placeDealers, readOwner } from './place-dealers.ts'
import { listSearchServers, searchServersVariable } from './search-servers.ts'

const servers = [
  { name: 'main' },
  { name: 'main-2', replicaOf: 'main' },
  { name: 'west' },
  { name: 'west-2', replicaOf: 'west' },
]
const place = (server: string, movingTo = '') =>
  placeDealers([{ slug: 'a', placed: { server, movingTo } }], servers)

test.each([
  [
    'a dealer without a row is on main and its replica',
    placeDealers([{ slug: 'a' }], servers),
    ['main', 'main-2'],
  ],
  ['a dealer is on the server of its row and its replica', place('west'), ['west', 'west-2']],
  [
    'a moving dealer is on both, the present one first',
    place('main', 'west'),
    ['main', 'main-2', 'west', 'west-2'],
  ],
  ['a row without a server is on main', place(''), ['main', 'main-2']],
])('%s', (_title, placement, copies) => {
  expect(placement.problems).toEqual([])
  expect(findCopies(placement, servers, 'a')).toEqual(copies)
})

test.each([['nowhere'], ['west-2']])(
  'the name %s, which no dealer can be placed on, is a problem and counts as main',
  (name) => {
    const placement = place(name)
    expect(placement.problems).toEqual([`a: there is no search server “${name}”, so main counts`])
    expect(findCopies(placement, servers, 'a')).toEqual(['main', 'main-2'])
  },
)

test('an unknown name of a move is a problem, and the dealer stays where it is', () => {
  const placement = place('west', 'nowhere')
  expect(placement.problems).toEqual(['a: there is no search server “nowhere”, so none counts'])
  expect(findCopies(placement, servers, 'a')).toEqual(['west', 'west-2'])
})

test('the owner of a car is what stands before its first underscore', () => {
  expect([readOwner('quay-side_a_1'), readOwner('nothing')]).toEqual(['quay-side', ''])
})

const west = { name: 'west', url: 'http://west:7700' }
test('MEILI_SERVERS adds servers to main, whose variables stay as they are', () => {
  const read = searchServersVariable.parse(
    JSON.stringify([west, { name: 'm2', url: 'http://m2:7700/', replicaOf: 'main' }]),
  )
  expect(
    listSearchServers({ MEILI_URL: 'http://one:7700', MEILI_ADMIN_KEY: 'k', MEILI_SERVERS: read }),
  ).toEqual([
    { name: 'main', url: 'http://one:7700', adminKey: 'k' },
    west,
    { name: 'm2', url: 'http://m2:7700', replicaOf: 'main' },
  ])
  expect(searchServersVariable.parse(undefined)).toEqual([])
})

test.each([
  ['no JSON', 'west=http://west', 'is no JSON list'],
  ['no list', '{"name":"west"}', 'expected array'],
  ['an unknown field', JSON.stringify([{ ...west, key: 'the-secret' }]), 'key'],
  ['no address', JSON.stringify([{ ...west, url: 'west' }]), '0.url'],
  ['a name that is none', JSON.stringify([{ ...west, name: 'West Side' }]), 'small letters'],
  ['main once more', JSON.stringify([{ ...west, name: 'main' }]), 'two servers named main'],
  ['a name twice', JSON.stringify([west, west]), 'two servers named west'],
  ['a replica of none', JSON.stringify([{ ...west, replicaOf: 'east' }]), 'replica of east, which is none'],
  [
    'a replica of a replica',
    JSON.stringify([
      { ...west, replicaOf: 'main' },
      { name: 'b', url: 'http://b', replicaOf: 'west' },
    ]),
    'replica of west, which is none',
  ],
  [
    'two replicas of one',
    JSON.stringify([
      { ...west, replicaOf: 'main' },
      { name: 'b', url: 'http://b', replicaOf: 'main' },
    ]),
    'main has two replicas',
  ],
])('MEILI_SERVERS with %s is refused by name, and never repeats a key', (_what, text, problem) => {
  const read = searchServersVariable.safeParse(text)
  const messages = read.error?.issues.map(({ message }) => message).join('\n')
  expect(messages).toContain(problem)
  expect(messages).not.toContain('the-secret')
})
