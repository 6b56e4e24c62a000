// A fake of the hosted provider for tests: its Checkout Sessions and PaymentIntents, as far as this site uses them.
// https://docs.stripe.com/api/checkout/sessions · https://docs.stripe.com/api/payment_intents

type Intent = { id: string; status: string; amount_received: number }
type Session = {
  id: string
  url: string
  client_reference_id: string
  status: string
  payment_intent: Intent | null
}

export type SentRequest = { method: string; path: string; form: URLSearchParams; headers: Headers }

/** A provider in memory behind `fetch`. */
export class TestingProvider {
  readonly sent: SentRequest[] = []
  readonly refunds: string[] = []
  readonly #sessions = new Map<string, Session>()
  readonly #byKey = new Map<string, unknown>()
  isDown = false

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (this.isDown) throw new TypeError('fetch failed')
    const { pathname } = new URL(String(input))
    const headers = new Headers(init?.headers)
    const form = new URLSearchParams(String(init?.body ?? ''))
    const method = init?.method ?? 'GET'
    this.sent.push({ method, path: pathname, form, headers })
    if (headers.get('authorization') !== 'Bearer key') return Response.json({ error: {} }, { status: 401 })
    const key = headers.get('idempotency-key')
    const known = key === null ? undefined : this.#byKey.get(key)
    if (known !== undefined) return Response.json(known)
    const answer = method === 'GET' ? this.#get(pathname) : this.#post(pathname, form)
    if (answer === null) return Response.json({ error: { type: 'invalid_request_error' } }, { status: 404 })
    if (key !== null) this.#byKey.set(key, answer)
    return Response.json(answer)
  }

  /** The shopper pays on the provider's page. */
  pay(id: string, status = 'requires_capture'): void {
    const session = this.#sessions.get(id)
    if (session === undefined) return
    session.status = 'complete'
    session.payment_intent = { id: `pi_${id}`, status, amount_received: 0 }
  }

  close(id: string): void {
    const session = this.#sessions.get(id)
    if (session) session.status = 'expired'
  }

  #get(path: string): unknown {
    return this.#sessions.get(path.split('/')[4] ?? '') ?? null
  }

  #post(path: string, form: URLSearchParams): unknown {
    if (path === '/v1/checkout/sessions') return this.#open(form)
    if (path === '/v1/refunds') {
      this.refunds.push(form.get('payment_intent') ?? '')
      return { id: 're_1' }
    }
    const [, , , id = '', verb = ''] = path.split('/')
    if (path.startsWith('/v1/checkout/sessions/')) {
      const [, , , , session = ''] = path.split('/')
      this.close(session)
      return this.#sessions.get(session) ?? null
    }
    const intent = [...this.#sessions.values()].find((each) => each.payment_intent?.id === id)?.payment_intent
    if (!intent) return null
    intent.status = verb === 'capture' ? 'succeeded' : 'canceled'
    return intent
  }

  #open(form: URLSearchParams): Session {
    const id = `cs_${this.#sessions.size + 1}`
    const session = {
      id,
      url: `https://pay.example/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      status: 'open',
      payment_intent: null,
    }
    this.#sessions.set(id, session)
    return session
  }
}
