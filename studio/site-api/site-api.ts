// Leads, stock and shared previews are the site's: the Studio asks it as the person who is signed in (decision 046).
import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'

/** A site did not answer, or refused; `message` is for people. */
export class SiteApiError extends Error {
  override readonly name = 'SiteApiError'
  readonly status: number | null

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

type Secret = { readonly secret: string; readonly expiresAt: Date }

export interface SiteApiOptions {
  readonly fetch: typeof fetch
  /** Makes a secret that names the person, and says until when it counts. */
  readonly createSecret: () => Promise<Secret>
  readonly now: () => number
}

/** A secret is not used in its last minutes: the request may take a while, and clocks differ. */
const MARGIN_MS = 5 * 60_000
/** What a site says of fields that it does not take is for people. */
const MOST_WORDS = 300
/** Refusals that the site says in words for people: too large, not right, too often. */
const IN_WORDS: ReadonlySet<number> = new Set([413, 422, 429])

/** Asks `/staff/api/…` of the sites. One secret serves for all of them, each of which asks whose it is. */
export class SiteApi {
  readonly #options: SiteApiOptions
  #secret: Secret | undefined
  #making: Promise<Secret> | undefined

  constructor(options: SiteApiOptions) {
    this.#options = options
  }

  /**
   * Reads what is at an address.
   * @param read the parser of the answer
   * @throws SiteApiError when the site does not answer, refuses, or answers something else
   */
  async get<T>(address: URL, read: (answer: unknown) => T, signal?: AbortSignal): Promise<T> {
    return this.#ask(address, { method: 'GET', ...(signal ? { signal } : {}) }, read)
  }

  /** Sends a form's fields. @throws SiteApiError as above */
  async post<T>(
    address: URL,
    fields: Readonly<Record<string, string>>,
    read: (answer: unknown) => T,
  ): Promise<T> {
    return this.#ask(address, { method: 'POST', body: new URLSearchParams(fields) }, read)
  }

  /** Sends bytes of any kind. @throws SiteApiError as above */
  async send<T>(address: URL, body: Blob, read: (answer: unknown) => T): Promise<T> {
    return this.#ask(address, { method: 'POST', body }, read)
  }

  /** Reads the bytes at an address. @throws SiteApiError as above */
  async getFile(address: URL): Promise<Blob> {
    const answer = await this.#request(address, { method: 'GET' })
    return answer.blob()
  }

  async #ask<T>(address: URL, init: RequestInit, read: (answer: unknown) => T): Promise<T> {
    const answer = await this.#request(address, init)
    try {
      return read(await answer.json())
    } catch (cause) {
      throw new SiteApiError('The site answered something else than expected.', answer.status, { cause })
    }
  }

  async #request(address: URL, init: RequestInit): Promise<Response> {
    let answer = await this.#send(address, init)
    if (answer.status === 401) {
      // The secret may have been swept from the content before its time.
      this.#secret = undefined
      answer = await this.#send(address, init)
    }
    if (IN_WORDS.has(answer.status))
      throw new SiteApiError((await answer.text()).slice(0, MOST_WORDS), answer.status)
    if (!answer.ok) throw new SiteApiError(describeStatus(answer.status), answer.status)
    return answer
  }

  async #send(address: URL, init: RequestInit): Promise<Response> {
    const secret = await this.#validSecret()
    const headers = { accept: 'application/json', authorization: `Bearer ${secret}` }
    try {
      return await this.#options.fetch(address, { ...init, headers, credentials: 'omit' })
    } catch (cause) {
      throw new SiteApiError('The site isn’t responding.', null, { cause })
    }
  }

  /** Requests at the same time share one; a secret that could not be made is tried again by the next request. */
  async #validSecret(): Promise<string> {
    const { createSecret, now } = this.#options
    if (this.#secret && this.#secret.expiresAt.getTime() - MARGIN_MS > now()) return this.#secret.secret
    this.#making ??= createSecret().finally(() => {
      this.#making = undefined
    })
    try {
      this.#secret = await this.#making
      return this.#secret.secret
    } catch (cause) {
      throw new SiteApiError('We couldn’t sign you in to the site.', null, { cause })
    }
  }
}

function describeStatus(status: number): string {
  if (status === 401) return 'You can’t see this site’s numbers.'
  if (status === 404) return 'The site has nothing of the kind.'
  return status >= 500 ? 'The site is out for a moment.' : 'The site refused it.'
}

const apis = new Map<string, SiteApi>()

/** The API of this person in this page: its secret is made once an hour, however many parts of the Studio ask. */
export function getSiteApi(client: SanityClient, user: string): SiteApi {
  const known = apis.get(user)
  if (known) return known
  const api = new SiteApi({
    fetch: (input, init) => window.fetch(input, init),
    createSecret: () => createPreviewSecret(client, 'forecourt/studio', location.href, user),
    now: Date.now,
  })
  apis.set(user, api)
  return api
}
