// What people leave in a system: an enquiry, a sign-in, a saved car, a reservation, a draft and an upload.
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import sharp from 'sharp'
import { Shopper } from './shopper.ts'

const DEALER = 'quayside'
const DATASET = 'data'
const PERSON = { name: 'Ana', first_name: 'Ana', last_name: 'Ng', email: 'ana@example.com' }

/** What was left, for a later version to find again; it stays beside the data. */
export interface LeftRecord {
  readonly dealer: string
  /** A session belongs to one host, with its port. */
  readonly port: number
  /** Of the shopper that is signed in. */
  readonly cookies: Readonly<Record<string, string>>
  readonly savedCar: string
  readonly reservation: string
  readonly draftId: string
  readonly uploadId: string
  readonly ids: readonly string[]
  /** Number of rows by table of the site's database. */
  readonly rows: Readonly<Record<string, number>>
}

type SystemAt = { readonly dataDir: string; readonly sitePort: number; readonly lakePort: number }

/** Uses a running system as a shopper and as staff. */
export async function fillSystem({
  dataDir,
  sitePort,
  lakePort,
}: SystemAt): Promise<Omit<LeftRecord, 'rows'>> {
  const shopper = new Shopper(sitePort, DEALER)
  await enquire(shopper)
  await signIn(shopper, dataDir)
  const cars = await listReservable(shopper)
  const [saved, reserved] = cars
  if (saved === undefined || reserved === undefined) throw new Error('There are no two cars to reserve.')
  const savedCar = await save(shopper, saved.slug)
  const reservation = await reserve(shopper, reserved.path)
  const lake = new LakeAtPort(lakePort, readSecrets(dataDir).writeToken)
  const [draftId, uploadId] = [await lake.draft(), await lake.upload()]
  const ids = await lake.query<string[]>('*[!(_type match "system.*")]._id')
  return {
    dealer: DEALER,
    port: sitePort,
    cookies: shopper.cookies,
    savedCar,
    reservation,
    draftId,
    uploadId,
    ids,
  }
}

async function enquire(shopper: Shopper): Promise<void> {
  const mobile = '0412 345 678'
  const details = { ...PERSON, phone: mobile, mobile, message: 'Is it still there?', postcode: '2300' }
  await shopper.submit('/contact', 'email', details)
}

async function signIn(shopper: Shopper, dataDir: string): Promise<void> {
  const phone = `04${String(randomInt(1e8)).padStart(8, '0')}`
  await done(shopper.post('/api/auth/otp', { ...PERSON, phone, type: 'sign-in' }), 'asking for a code')
  const token = readCode(dataDir, phone)
  await done(shopper.post('/api/auth/verify', { phone, token, type: 'sms' }), 'signing in')
}

async function done(answer: ReturnType<Shopper['post']>, what: string) {
  const { status, text } = await answer
  if (status >= 400) throw new Error(`${what} was answered with ${status}: ${text.slice(0, 400)}`)
  return text
}

/** The code in the last message to a number, from the site's database. */
function readCode(dataDir: string, phone: string): string {
  const database = new Sqlite(join(dataDir, 'site.sqlite'), { readonly: true })
  try {
    const row = database
      .prepare('select text from sms_messages where phone = ? order by created_at desc limit 1')
      .get(phone.replace(/^0/, '+61')) as { text: string } | undefined
    return /^\d{6}/.exec(row?.text ?? '')?.[0] ?? ''
  } finally {
    database.close()
  }
}

type Reservable = { readonly slug: string; readonly path: string }

/** Cars that can be reserved, each with the path of its form. */
async function listReservable(shopper: Shopper): Promise<Reservable[]> {
  const { text } = await shopper.get('/search/new-used-and-demo-cars')
  const found = text.matchAll(/\/cars\/([a-z0-9-]+)\/(?:buy-online|checkout)/g)
  return [...new Map([...found].map(([path, slug = '']) => [slug, { slug, path }])).values()]
}

async function save(shopper: Shopper, slug: string): Promise<string> {
  const { text } = await shopper.get(`/cars/${slug}`)
  const ids = [...text.matchAll(new RegExp(`\\b${DEALER}_([a-z0-9-]+)`, 'g'))]
  const carId = ids.find(([, number = '']) => slug.endsWith(number))?.[0] ?? ''
  await done(shopper.post('/api/watchlist/save-car', { car_id: carId }), `saving ${slug} (${carId})`)
  return slug
}

/** @returns the address of the reserved car's page */
async function reserve(shopper: Shopper, path: string): Promise<string> {
  const mobile = '0412 345 678'
  const details = { ...PERSON, phone: mobile, mobile, terms: 'on', agreed: 'on' }
  const payment = await shopper.submit(path, 'email', details)
  if (!payment.path.includes('/test-payment/'))
    throw new Error(`The form ${path} led to ${payment.path} (${payment.status}).`)
  const end = await shopper.submit(payment.path, 'card', { card: 'accept' })
  if (!end.path.includes('reservation=')) throw new Error(`The payment of ${path} led to ${end.path}.`)
  return end.path
}

/** The secrets of a system; the folder had another name until 22 November. */
export function readSecrets(dataDir: string): { writeToken: string } {
  const file = ['runner', 'house'].map((name) => join(dataDir, name, 'secrets.json')).find(existsSync)
  return JSON.parse(readFileSync(file ?? '', 'utf8')) as { writeToken: string }
}

/** The content lake of a system, for the platform. */
export class LakeAtPort {
  readonly #url: string
  readonly #token: string

  constructor(port: number, token: string) {
    this.#url = `http://127.0.0.1:${port}/v2025-02-19`
    this.#token = token
  }

  async #ask<T>(path: string, body: BodyInit, type: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': type }
    const answer = await fetch(this.#url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The lake answered ${path} with ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async query<T>(query: string): Promise<T> {
    const body = JSON.stringify({ query })
    const path = `/${DATASET}/query/production?perspective=raw`
    return (await this.#ask<{ result: T }>(path, body, 'application/json')).result
  }

  async draft(): Promise<string> {
    const [page] = await this.query<{ _id: string }[]>(
      '*[_type == "page" && !(_id in path("drafts.**"))][0...1]',
    )
    const draft = { ...page, _id: `drafts.${page?._id}`, title: 'A title that waits to be published' }
    const body = JSON.stringify({ mutations: [{ createOrReplace: draft }] })
    await this.#ask(`/${DATASET}/mutate/production`, body, 'application/json')
    return draft._id
  }

  async upload(): Promise<string> {
    const background = { r: 21, g: 73, b: 216 }
    const picture = await sharp({ create: { width: 24, height: 16, channels: 3, background } })
      .png()
      .toBuffer()
    const path = '/assets/images/production?filename=upload.png'
    return (await this.#ask<{ document: { _id: string } }>(path, new Uint8Array(picture), 'image/png'))
      .document._id
  }
}

/** Number of rows by table; personal messages and limits come and go. */
export function countRows(dataDir: string): Record<string, number> {
  const database = new Sqlite(join(dataDir, 'site.sqlite'), { readonly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .pluck()
      .all() as string[]
    const counted = tables.map((name): [string, number] => [
      name,
      database.prepare(`select count(*) from "${name}"`).pluck().get() as number,
    ])
    return Object.fromEntries(counted.filter(([, count]) => count > 0))
  } finally {
    database.close()
  }
}
