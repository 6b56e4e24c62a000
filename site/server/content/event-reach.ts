import { SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { ContentEvent } from '#app/integrations/content.server.ts'

/** Whose content an event touches. */
export interface EventReach {
  /** Shared and platform documents bear on many dealers; an event without a document on nobody knows whom. */
  readonly everybody: boolean
  /** Which hosts lead to which dealer. */
  readonly hosts: boolean
  /** `_id`s of tenant documents. */
  readonly tenantIds: ReadonlySet<string>
}

/** Reads an event before and after the change: a document handed from one dealer to another touches both. */
export function touchedBy({ documentId, before, after }: ContentEvent): EventReach {
  const states = [before, after].filter((state) => state !== null)
  const scopes = states.map(({ _type }) => SCOPE_TABLE[_type as keyof typeof SCOPE_TABLE])
  // What one dealer claims (host names, dealerships) is refused to others.
  const isTenant = states.some(({ _type }) => _type === 'tenant')
  const owners = states.map(({ _type, tenant }) => (_type === 'tenant' ? documentId : tenant?._ref))
  return {
    everybody: states.length === 0 || isTenant || scopes.includes('sites') || scopes.includes('platform'),
    hosts: isTenant,
    // Types outside of the table (assets, the Studio's own) are no part of a bundle.
    tenantIds: new Set(
      owners.filter((id, index) => scopes[index] === 'tenant' && id !== undefined) as string[],
    ),
  }
}
