import { findCopies } from '#app/integrations/search-servers/place-dealers.ts'
import { listSearchServers } from '#app/integrations/search-servers/search-servers.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import { openStores } from '../servers/open-store.ts'
import { rebuildServer } from '../servers/rebuild-server.ts'
import { restoreDealer } from './restore-dealer.ts'
import { placeStock, readPlacement, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/**
 * `rebuild <server>`: its index and settings, and each dealer's stock from the other server that has it whole, or, where
 * there is none, from the records of the dealer's imports. The server is read again dealer by dealer. Exit code 1 when a
 * dealer is left.
 */
export async function rebuildCommand(context: StockContext): Promise<number> {
  const { settings, print } = context
  const [name = ''] = settings.args
  const servers = listSearchServers(settings.env)
  if (!servers.some((server) => server.name === name))
    throw new UsageError(
      `There is no search server “${name}”. Servers: ${servers.map((server) => server.name).join(', ')}.`,
    )
  const placement = await readPlacement(context)
  const since = performance.now()
  const { cars, left } = await rebuildServer(name, {
    stores: openStores(servers, settings.env.STOCK_INDEX),
    dealers: placement.listed.map(({ slug }) => ({ slug, copies: findCopies(placement, servers, slug) })),
    replicas: servers.filter(({ replicaOf }) => replicaOf).map((server) => server.name),
    place: context,
    lock: (slug) => takeLock(context, `import-${slug}`, COMMAND_WAIT_MS * 5),
    restore: async (slug) => restoreDealer(await placeStock(context), slug),
    print,
  })
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  print(`${name}: rebuilt with ${cars} cars (${seconds} s)${left > 0 ? `, ${left} dealers are left` : ''}`)
  return left > 0 ? 1 : 0
}
