import type { RequestContext } from '#app/context.ts'
import { testShop } from '#app/features/fixtures/test-shop.ts'
import type { Shop } from '#app/features/shop.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'

/** A request to a dealer's site for tests: a database in memory, no limits, a log that keeps nothing. */
export async function testContext(
  shop: Shop = testShop(),
  db?: Database,
  limits: RequestContext['limits'] = { take: async () => ({ ok: true }) },
): Promise<RequestContext> {
  const { now, origin, bundle, stock, picture, dependsUntil } = shop
  const none = () => {}
  return {
    requestId: 'r',
    now,
    url: new URL('/contact', origin),
    site: { kind: 'dealer', bundle },
    stock,
    picture,
    preview: false,
    log: { info: none, warn: none, error: none },
    db: db ?? (await openTestDatabase()),
    limits,
    visitor: { address: '192.0.2.1' },
    secret: 's'.repeat(32),
    dependsUntil,
  } as unknown as RequestContext
}
