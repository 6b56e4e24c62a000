import { PushKeys, pushKeyFile } from '../push/push-keys.ts'
import { requireDealer, type StockContext } from './stock-context.ts'

/** `key <dealer>`: creates an API key and prints it once; `--force` allows forced pushes; `--revoke` revokes all keys. */
export async function keyCommand(context: StockContext): Promise<number> {
  const { settings, folder, print } = context
  const [slug = ''] = settings.args
  const keys = new PushKeys({ file: pushKeyFile(folder) })
  await requireDealer(context, slug)
  if (settings.flags.revoke) {
    print(`${slug}: ${await keys.revoke(slug)} keys revoked`)
    return 0
  }
  const mayForce = settings.flags.force
  const key = await keys.make(slug, settings.flags.now ?? new Date().toISOString(), { mayForce })
  print(`${key}`)
  if (mayForce) print('It may remove more than a fifth of the stock at once (?force=true).')
  print(`The key of ${slug}, shown only now; all but the previous key are revoked. Send it with each push:`)
  print(
    `  curl -X POST https://<a dealer's host>/api/stock/${slug} -H 'Authorization: Bearer ${key.slice(0, 8)}…' \\`,
  )
  print(`       -H 'Content-Type: application/json' --data @vehicles.json`)
  return 0
}
