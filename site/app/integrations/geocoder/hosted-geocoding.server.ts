// A provider that answers as Google's Geocoding API does. README.md beside this file.
import type { LatLong } from '@forecourt/schemas/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { readBody } from '../read-body.server.ts'
import { CircuitBreaker, type CircuitVerdict } from '../resilience/circuit-breaker.ts'
import type { Geocoding } from './geocoder.ts'
import { POSTCODES } from './postcode-geocoder.server.ts'

export type HostedGeocodingOptions = {
  /** The address of the lookup, without its query. */
  url: string
  key: string
  /** Called with failures, whose messages have neither key nor postcode; the embedded list answers in their place. */
  warn: (message: string) => void
  timeoutMs?: number
  clock?: () => number
}

/** A page has to be answered in 1.5 seconds. */
const TIMEOUT_MS = 800
const FAILURES_TO_OPEN = 3
const OPEN_MS = 20_000
const KEPT_POSTCODES = 5_000
const KEPT_MS = 7 * 86_400_000
const POSTCODE = /^\d{4}$/
/** Far longer than the answer for a postcode. */
const MOST_BYTES = 200_000

const answered = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      geometry: z.object({
        location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      }),
    }),
  ),
})

export class HostedGeocoding implements Geocoding {
  readonly #options: HostedGeocodingOptions
  readonly #breaker: CircuitBreaker
  /** The provider's answers, `none` included. */
  readonly #known: LRUCache<string, LatLong | 'none'>

  constructor(options: HostedGeocodingOptions) {
    this.#options = options
    const { clock = Date.now } = options
    this.#breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, openMs: OPEN_MS, clock })
    this.#known = new LRUCache({ max: KEPT_POSTCODES, ttl: KEPT_MS })
  }

  async prepare(postcodes: readonly string[]) {
    const asked = [...new Set(postcodes)].filter((postcode) => POSTCODE.test(postcode))
    const found = new Map(
      await Promise.all(asked.map(async (postcode) => [postcode, await this.#find(postcode)] as const)),
    )
    return {
      findPostcode: (postcode: string) => found.get(postcode) ?? POSTCODES.findPostcode(postcode),
    }
  }

  /** Null where the provider has none or fails. */
  async #find(postcode: string): Promise<LatLong | null> {
    const known = this.#known.get(postcode)
    if (known !== undefined) return known === 'none' ? null : known
    try {
      const point = await this.#ask(postcode)
      this.#known.set(postcode, point ?? 'none')
      return point
    } catch (error) {
      // A cause may contain the address, with key and postcode.
      this.#options.warn(error instanceof GeocodingError ? error.message : 'the geocoder does not answer')
      return null
    }
  }

  async #ask(postcode: string): Promise<LatLong | null> {
    const { url, key, timeoutMs = TIMEOUT_MS } = this.#options
    const limit = AbortSignal.timeout(timeoutMs)
    const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key })
    const classify = ({ status }: PromiseSettledResult<unknown>): CircuitVerdict => {
      if (status === 'fulfilled') return 'available'
      return limit.aborted ? 'timed-out' : 'failed'
    }
    return this.#breaker.run(async () => {
      const response = await fetch(`${url}?${query}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: limit,
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new GeocodingError(`the geocoder answered ${response.status}`)
      }
      const answer = answered.safeParse(parseJson((await readBody(response, MOST_BYTES)) ?? ''))
      if (!answer.success) throw new GeocodingError('the geocoder answered in a shape of its own')
      const location = answer.data.results[0]?.geometry.location
      return location ? ([location.lat, location.lng] as const) : null
    }, classify)
  }
}

/** Its message has neither key nor postcode. */
class GeocodingError extends Error {}
