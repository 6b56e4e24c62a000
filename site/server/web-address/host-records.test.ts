import { expect, it, vi } from 'vitest'
import { HostRecords } from './host-records.ts'

const TARGETS = { addresses: ['203.0.113.40', '2001:db8::40'], cname: 'sites.forecourt.example' }
const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  a: ['a.example', 'www.a.example'],
  bare: ['b.example'],
}

type Answers = { a?: string[]; aaaa?: string[]; cname?: string[]; code?: string }

function open({ a, aaaa, cname, code = 'ENODATA' }: Answers, targets = TARGETS) {
  const answer = (given?: string[]) => vi.fn(() => (given ? Promise.resolve(given) : fail(code)))
  const resolver = { resolve4: answer(a), resolve6: answer(aaaa), resolveCname: answer(cname) }
  const records = new HostRecords({
    targets,
    listHosts: async (slug) => HOSTS[slug] ?? [],
    resolver: resolver as never,
    checkHttps: async () => 'ok',
  })
  return { records, resolver }
}

it('the records to set are addresses for a bare name, and a name for www', async () => {
  const { hosts } = await open({}).records.look('a')
  expect(hosts.map(({ records }) => records.map(({ type, value }) => `${type} ${value}`))).toEqual([
    ['A 203.0.113.40', 'AAAA 2001:db8::40'],
    ['CNAME sites.forecourt.example'],
  ])
})

it.each([
  ['right by its address', { a: ['203.0.113.40'] }, 'right', 'ok'],
  ['right by its name', { a: ['198.51.100.1'], cname: ['Sites.Forecourt.example.'] }, 'right', 'ok'],
  ['elsewhere', { a: ['198.51.100.7'] }, 'elsewhere', null],
  ['half elsewhere', { a: ['203.0.113.40', '198.51.100.7'] }, 'elsewhere', null],
  ['nothing', {}, 'nothing', null],
  ['unknown where nobody answers', { code: 'ETIMEOUT' }, 'unknown', null],
])('a host is %s', async (_, answers, state, https) => {
  const [host] = (await open(answers).records.look('a')).hosts
  expect(host).toMatchObject({ state, https })
})

it('the name without or with www is looked up too, and sends shoppers to the one that is stored', async () => {
  const { hosts } = await open({ a: ['203.0.113.40'] }).records.look('bare')
  expect(hosts).toMatchObject([
    { host: 'b.example', sendsTo: null, state: 'right' },
    { host: 'www.b.example', sendsTo: 'b.example', state: 'right', https: 'ok' },
  ])
  const both = await open({}).records.look('a')
  expect(both.hosts.map(({ sendsTo }) => sendsTo)).toEqual([null, null])
})

it('nothing set by the platform is said, and nothing is right', async () => {
  const { records } = open({ a: ['203.0.113.40'] }, { addresses: [], cname: '' })
  expect(await records.look('a')).toMatchObject({
    isSet: false,
    hosts: [{ records: [], state: 'elsewhere' }, {}],
  })
})

it('a dealer’s own hosts are looked up, once in a while, and no other name', async () => {
  const { records, resolver } = open({})
  await records.look('a')
  await records.look('a')
  await records.look('another')
  expect(resolver.resolve4.mock.calls.flat().sort()).toEqual(['a.example', 'www.a.example'])
})
