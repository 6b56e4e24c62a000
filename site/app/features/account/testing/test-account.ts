import type { RequestContext } from '#app/context.ts'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import { EmbeddedSms } from '#app/integrations/sms/embedded-sms.server.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '../../../../db/testing/test-database.ts'

export const MOBILE = '0412 345 678'

export type TestAccountOptions = {
  flags?: Record<string, unknown>
  /** Settings of the dealer. */
  tenant?: Record<string, unknown>
  stock?: Partial<StockIndex>
  sms?: SmsSender
  /** Another dealer than `a`, or the same database seen by both. */
  slug?: string
  db?: Database
  secret?: string
  limits?: RequestContext['limits']
}

/** A dealer's requests over a database in memory: `at` makes a context, `findCode` reads what a number was sent. */
export async function openTestAccount({
  flags,
  tenant,
  stock,
  sms,
  slug = 'a',
  ...more
}: TestAccountOptions = {}) {
  const db = more.db ?? (await openTestDatabase())
  const dealer = testDealer({ tenant: { ...tenant, slug, flags: flags ?? { signIn: true } } }, stock)
  const logged: object[] = []
  const texts: string[] = []
  const context = (path = '/', { now = NOW, origin = `http://${slug}.example`, preview = false } = {}) =>
    ({
      requestId: 'r',
      now,
      url: new URL(path, origin),
      site: { kind: 'dealer', bundle: dealer.bundle },
      stock: dealer.stock,
      picture: dealer.picture,
      mapPicture: dealer.mapPicture,
      geocoding: dealer.geocoding,
      cacheUntil: () => {},
      preview,
      db,
      limits: more.limits ?? { take: async () => ({ ok: true }) },
      visitor: { address: '203.0.113.7' },
      secret: more.secret ?? 's'.repeat(32),
      sms: sms ?? new EmbeddedSms(db, (line) => texts.push(line)),
      log: {
        info: (details: object) => logged.push(details),
        warn: (details: object) => logged.push(details),
        error: (details: object) => logged.push(details),
      },
    }) as unknown as RequestContext
  // Of the log: two messages of one millisecond have no order in the database.
  const findCode = async (phone = '+61412345678') =>
    /: (\d{6})/.exec(texts.findLast((line) => line.includes(`ends in ${phone.slice(-3)}`)) ?? '')?.[1] ?? ''
  return { db, context, findCode, logged, texts }
}

/** A request as a browser sends it. */
export function ask(
  path: string,
  {
    cookie,
    form,
    origin = 'http://a.example',
    referer,
  }: {
    cookie?: string
    form?: Record<string, string>
    origin?: string
    referer?: string
  } = {},
): Request {
  const headers = new Headers()
  if (cookie) headers.set('cookie', cookie)
  if (referer) headers.set('referer', referer)
  if (!form) return new Request(new URL(path, origin), { headers })
  return new Request(new URL(path, origin), { method: 'POST', headers, body: new URLSearchParams(form) })
}

/** The Cookie header that a browser sends after these Set-Cookie headers. */
export const cookieOf = (cookies: readonly string[]) =>
  cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** An instant minutes after that of the fixtures. */
export const minutesAfter = (minutes: number, seconds = 0) =>
  new Date(Date.parse(NOW) + minutes * 60_000 + seconds * 1_000).toISOString()
