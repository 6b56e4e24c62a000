import { PushKeys, pushKeyFile } from '../push/push-keys.ts'
import { findDealer, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `key <dealer>`: a new key for the dealer's own system, told this once; `--force`: one that may force; `--revoke` ends those there are. */
export async function keyCommand(context: StockContext): Promise<number> {
  const { settings, folder, print } = context
  const [slug = ''] = settings.args
  const keys = new PushKeys({ file: pushKeyFile(folder) })
  if (settings.flags.revoke) {
    print(`${slug}: ${await keys.revoke(slug)} keys ended`)
    return 0
  }
  if ((await findDealer(context, slug)) === null) throw new UsageError(`There is no dealer "${slug}".`)
  const mayForce = settings.flags.force ?? false
  const key = await keys.make(slug, settings.flags.now ?? new Date().toISOString(), { mayForce })
  print(`${key}`)
  if (mayForce) print('It may take more than a fifth of the stock away at once (?force=true).')
  print(`The key of ${slug}, told this once; the one before the last has ended. It is sent with each push:`)
  print(
    `  curl -X POST https://<a dealer's host>/api/stock/${slug} -H 'Authorization: Bearer ${key.slice(0, 8)}…' \\`,
  )
  print(`       -H 'Content-Type: application/json' --data @vehicles.json`)
  return 0
}
