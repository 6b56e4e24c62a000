// A fresh search server has only its master key. The site is given two keys of its own with fixed uids, so
// that their values are known before the server starts (a key is derived from master key and uid).
import type { Secrets } from './secrets.ts'
import { RunnerError } from './steps.ts'

/** Creates the site's admin and search keys where they are missing. */
export async function ensureSearchKeys(url: string, secrets: Secrets): Promise<void> {
  const wanted = [
    { uid: secrets.searchAdminKeyUid, name: 'site: import', actions: ['*'] },
    {
      uid: secrets.searchKeyUid,
      name: 'site: search',
      actions: ['search', 'tasks.get', 'stats.get', 'indexes.get'],
    },
  ]
  for (const key of wanted) {
    const answer = await fetch(`${url}/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.searchMasterKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...key, indexes: ['*'], expiresAt: null }),
    })
    const body = (await answer.json()) as { code?: string; message?: string }
    if (!answer.ok && body.code !== 'api_key_already_exists') {
      throw new RunnerError(`The search server refused the site's key: ${body.message ?? answer.status}`)
    }
  }
}
