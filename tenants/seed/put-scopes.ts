import { SCOPE_TABLE } from '@forecourt/schemas/contract'

/**
 * Tells the embedded lake whose each type of document is, by which it keeps dealers' staff apart. The hosted service
 * has roles of its own and no such door.
 * @throws Error when the lake refuses the table
 */
export async function putScopes(apiHost: string, token: string): Promise<void> {
  const response = await fetch(new URL('/local/scopes', apiHost), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ types: SCOPE_TABLE, tenantId: 'tenant-{slug}' }),
  })
  if (!response.ok) throw new Error(`The lake refused the table of scopes: ${response.status}`)
}
