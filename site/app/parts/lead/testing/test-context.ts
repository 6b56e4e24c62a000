import type { DealerContext, RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { Database } from '../../../../db/database.ts'
import { openTestDatabase } from '../../../../db/testing/test-database.ts'

/** A request to a dealer's site for tests: a database in memory, no limits, a log without output. */
export async function testContext(
  dealer: DealerContext = testDealer(),
  db?: Database,
  limits: RequestContext['limits'] = { take: async () => ({ ok: true }) },
): Promise<RequestContext> {
  const { now, origin, bundle, stock, picture, mapPicture, geocoding, cacheUntil } = dealer
  const none = () => {}
  return {
    requestId: 'r',
    now,
    url: new URL('/contact', origin),
    site: { kind: 'dealer', bundle },
    stock,
    picture,
    mapPicture,
    geocoding,
    preview: false,
    log: { info: none, warn: none, error: none },
    db: db ?? (await openTestDatabase()),
    limits,
    visitor: { address: '192.0.2.1' },
    secret: 's'.repeat(32),
    cacheUntil,
  } as unknown as RequestContext
}
