import type { SanityClient } from '@sanity/client'
import { findCopies } from '#app/integrations/search-servers/place-dealers.ts'
import { listSearchServers, MAIN_SERVER } from '#app/integrations/search-servers/search-servers.ts'
import { lakeClient } from '../dealer/dealers-from-lake.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import { moveDealer } from '../servers/move-dealer.ts'
import { openStores } from '../servers/open-store.ts'
import { readPlacement, requireDealer, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `move <dealer> <server>`: takes up a move that was interrupted. */
export async function moveCommand(context: StockContext): Promise<number> {
  const { settings, print } = context
  const [slug = '', to = ''] = settings.args
  const servers = listSearchServers(settings.env)
  const placeable = servers.filter(({ replicaOf }) => replicaOf === undefined).map(({ name }) => name)
  if (!placeable.includes(to))
    throw new UsageError(`No dealer can be moved to “${to}”. Servers: ${placeable.join(', ')}.`)
  if (settings.env.SANITY_WRITE_TOKEN === undefined)
    throw new UsageError(
      'Set SANITY_WRITE_TOKEN: which server a dealer is on is written to the platform’s settings.',
    )
  await requireDealer(context, slug)
  const placement = await readPlacement(context)
  const id = placement.listed.find((dealer) => dealer.slug === slug)?.id ?? ''
  // A move that was interrupted has both servers in the table.
  const [at = MAIN_SERVER, other] = findCopies(placement, servers, slug).filter((name) =>
    placeable.includes(name),
  )
  const from = at === to ? other : at
  if (from === undefined) {
    print(`${slug} is on ${to} already`)
    return 0
  }
  const lake = openWriter(settings.env)
  const cars = await moveDealer(slug, {
    from,
    to,
    isRead: at === to,
    servers,
    stores: openStores(servers, settings.env.STOCK_INDEX),
    place: context,
    lock: () => takeLock(context, `import-${slug}`, COMMAND_WAIT_MS * 5),
    write: (server, movingTo) => writePlacement(lake, id, { server, movingTo }),
    graceMs: settings.flags.grace * 1_000,
    print,
  })
  print(`${slug}: moved to ${to} with ${cars} cars`)
  return 0
}

function openWriter(env: StockContext['settings']['env']): SanityClient {
  return lakeClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_WRITE_TOKEN,
  })
}

const SETTINGS = 'platformSettings'

/** Writes the dealer's row of the platform's table; the first server needs none. */
async function writePlacement(
  lake: SanityClient,
  id: string,
  { server, movingTo }: { server: string; movingTo: string },
): Promise<void> {
  const row = { _key: id, _type: 'placedDealer', dealer: { _type: 'reference', _ref: id }, server }
  const rows = server === MAIN_SERVER && movingTo === '' ? [] : [{ ...row, ...(movingTo && { movingTo }) }]
  await lake
    .transaction()
    .createIfNotExists({ _id: SETTINGS, _type: SETTINGS })
    .patch(SETTINGS, (patch) =>
      patch.setIfMissing({ searchServers: [] }).unset([`searchServers[dealer._ref=="${id}"]`]),
    )
    .patch(SETTINGS, (patch) => patch.append('searchServers', rows))
    .commit()
}
