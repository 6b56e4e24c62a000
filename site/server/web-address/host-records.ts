// Looks up dealers' host names: those stored in content, each with and without `www.`, and no other name.
import { Resolver } from 'node:dns/promises'
import { isIPv6 } from 'node:net'
import type { StaffWebAddress } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'
import type { WebAddresses } from '#app/integrations/web-addresses.ts'
import { findTwin } from '../http/resolve-host.ts'
import { checkHttps } from './check-https.ts'

const TIMEOUT_MS = 2_500
const TRIES = 2
/** What was seen is not looked up again before; the page looks each minute. */
const KEPT_MS = 20_000
const MOST_KEPT = 500
const MOST_HOSTS = 20

type Host = StaffWebAddress['hosts'][number]

/** Where records lead to, from the platform's variables. */
export type Targets = { addresses: readonly string[]; cname: string }

type Parts = {
  targets: Targets
  listHosts: (tenantSlug: string) => Promise<readonly string[]>
  resolver?: Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveCname'>
  checkHttps?: (host: string) => Promise<NonNullable<Host['https']>>
}

export class HostRecords implements WebAddresses {
  readonly #parts: Parts
  readonly #resolver: Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveCname'>
  readonly #known = new LRUCache<string, Promise<Host>>({ max: MOST_KEPT, ttl: KEPT_MS })

  constructor(parts: Parts) {
    this.#parts = parts
    this.#resolver = parts.resolver ?? new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  }

  async look(tenantSlug: string): Promise<Pick<StaffWebAddress, 'isSet' | 'hosts'>> {
    const { targets } = this.#parts
    const names = (await this.#parts.listHosts(tenantSlug)).slice(0, MOST_HOSTS)
    const looked = names.flatMap((host) => {
      const twin = findTwin(host)
      return names.includes(twin) ? [[host, null] as const] : [[host, null] as const, [twin, host] as const]
    })
    const hosts = await Promise.all(looked.map(([host, sendsTo]) => this.#lookOnce(host, sendsTo)))
    return { isSet: targets.addresses.length > 0 || targets.cname !== '', hosts }
  }

  #lookOnce(host: string, sendsTo: string | null): Promise<Host> {
    const known = this.#known.get(host)
    if (known) return known
    const looked = this.#look(host, sendsTo)
    this.#known.set(host, looked)
    return looked
  }

  async #look(host: string, sendsTo: string | null): Promise<Host> {
    const { targets } = this.#parts
    const records = listRecords(host, targets)
    const [names, four, six] = await Promise.all([
      found(this.#resolver.resolveCname(host)),
      found(this.#resolver.resolve4(host)),
      found(this.#resolver.resolve6(host)),
    ])
    const addresses = [...(four ?? []), ...(six ?? [])]
    const seen = [...(names ?? []), ...addresses]
    const state = findState({ names, addresses, isAnswered: four !== null || six !== null }, targets)
    const check = this.#parts.checkHttps ?? checkHttps
    return { host, sendsTo, records, seen, state, https: state === 'right' ? await check(host) : null }
  }
}

/** The records to set: a name for `www`, where the platform has one, and addresses for any other. */
export function listRecords(host: string, { addresses, cname }: Targets): Host['records'] {
  if (host.startsWith('www.') && cname !== '') return [{ type: 'CNAME', name: host, value: cname }]
  return addresses.map((value) => ({ type: isIPv6(value) ? 'AAAA' : 'A', name: host, value }))
}

type Seen = { names: readonly string[] | null; addresses: readonly string[]; isAnswered: boolean }

function findState({ names, addresses, isAnswered }: Seen, targets: Targets): Host['state'] {
  const isNamed = names?.some((name) => name.replace(/\.$/, '').toLowerCase() === targets.cname) === true
  const isHere = addresses.length > 0 && addresses.every((address) => targets.addresses.includes(address))
  if (isNamed || isHere) return 'right'
  if (addresses.length > 0 || (names ?? []).length > 0) return 'elsewhere'
  return isAnswered ? 'nothing' : 'unknown'
}

/** What a look-up finds; [] where there is no such record, null where nobody answers. */
async function found(answer: Promise<string[]>): Promise<string[] | null> {
  try {
    return await answer
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
  }
}
