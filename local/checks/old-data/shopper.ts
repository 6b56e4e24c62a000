// What a shopper's browser without scripts sends to a dealer's site: pages, and their forms filled in.
import { type IncomingHttpHeaders, request } from 'node:http'

export interface SiteAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** One browser at one dealer's site: it keeps cookies. */
export class Shopper {
  readonly #port: number
  readonly #host: string
  readonly #cookies = new Map<string, string>()

  /** @param publicPort the port that browsers know, where it is another */
  constructor(port: number, dealer: string, publicPort = port) {
    this.#port = port
    this.#host = `${dealer}.localhost:${publicPort}`
  }

  /** The cookies, to come back with. */
  get cookies(): Record<string, string> {
    return Object.fromEntries(this.#cookies)
  }

  set cookies(cookies: Record<string, string>) {
    for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value)
  }

  get(path: string): Promise<SiteAnswer> {
    return this.#send('GET', path)
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<SiteAnswer> {
    return this.#send('POST', path, new URLSearchParams(fields).toString())
  }

  /** The page after redirects, and where it is. */
  async follow(answer: SiteAnswer, from: string): Promise<SiteAnswer & { path: string }> {
    let [last, path] = [answer, from]
    while (last.status >= 300 && last.status < 400 && last.headers.location !== undefined) {
      const next = new URL(last.headers.location, `http://${this.#host}${path}`)
      path = next.pathname + next.search
      last = await this.get(path)
    }
    return { ...last, path }
  }

  /** Fills in the form of a page that has a field of this name, and sends it. */
  async submit(path: string, fieldName: string, values: Readonly<Record<string, string>>) {
    const page = await this.follow(await this.get(path), path)
    const form = findForm(page.text, fieldName)
    if (form === null) throw new Error(`${page.path} (${page.status}) has no form with a field ${fieldName}.`)
    const action = form.action === '' ? page.path : form.action
    const answer = await this.follow(await this.post(action, { ...form.fields, ...values }), action)
    const alert = /role="alert".*?<ul>(.*?)<\/ul>/s.exec(answer.text)?.[1] ?? ''
    if (answer.status >= 400 || alert !== '')
      throw new Error(
        `The form of ${path} was answered with ${answer.status}: ${alert.replace(/<[^>]*>/g, ' ')}`,
      )
    return answer
  }

  #send(method: string, path: string, body?: string): Promise<SiteAnswer> {
    const headers = {
      host: this.#host,
      accept: 'text/html',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${this.#host}` }),
    }
    return new Promise((done, fail) => {
      const sent = request({ host: '127.0.0.1', port: this.#port, path, method, headers }, (answer) => {
        this.#keep(answer.headers['set-cookie'] ?? [])
        const { statusCode: status = 0, headers } = answer
        answer
          .toArray()
          .then((chunks) => done({ status, headers, text: Buffer.concat(chunks).toString() }), fail)
      })
      sent.on('error', fail)
      sent.end(body)
    })
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

const findAttribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''

function findForm(html: string, fieldName: string) {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
  const found = forms.find(
    ([, tag = '', inside = '']) =>
      findAttribute(` ${tag}`, 'method').toLowerCase() === 'post' && inside.includes(`name="${fieldName}"`),
  )
  if (!found) return null
  const [, tag = '', inside = ''] = found
  const inputs = [...inside.matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
  const sent = inputs.filter(
    (input) => !/type="(radio|checkbox)"/.test(input) || /\schecked(=|\s|\/|>)/.test(input),
  )
  const fields = sent.map((input): [string, string] => [
    findAttribute(input, 'name'),
    findAttribute(input, 'value'),
  ])
  const chosen = [...inside.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(
    ([, select = '', options = '']): [string, string] => [
      findAttribute(` ${select}`, 'name'),
      /<option\b[^>]*value="([^"]+)"/.exec(options)?.[1] ?? '',
    ],
  )
  return { action: findAttribute(` ${tag}`, 'action'), fields: Object.fromEntries([...fields, ...chosen]) }
}
