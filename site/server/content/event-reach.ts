import { SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { ContentEvent } from '#app/integrations/content.server.ts'

/** The dealers whose content an event changes. */
export interface EventReach {
  /** True for shared and platform documents, and for an event without a document. */
  readonly everybody: boolean
  /** Which hosts lead to which dealer. */
  readonly hosts: boolean
  /** `_id`s of tenant documents. */
  readonly tenantIds: ReadonlySet<string>
}

/** Reads the document before and after the change: one moved to another dealer concerns both. */
export function touchedBy({ documentId, before, after }: ContentEvent): EventReach {
  const states = [before, after].filter((state) => state !== null)
  const scopes = states.map(({ _type }) => SCOPE_TABLE[_type as keyof typeof SCOPE_TABLE])
  // Host names and dealerships claimed by one dealer are refused to others.
  const isTenant = states.some(({ _type }) => _type === 'tenant')
  const owners = states.map(({ _type, tenant }) => (_type === 'tenant' ? documentId : tenant?._ref))
  return {
    everybody: states.length === 0 || isTenant || scopes.includes('sites') || scopes.includes('platform'),
    // Which search server has whose stock is in the list of dealers.
    hosts: isTenant || states.some(({ _type }) => _type === 'platformSettings'),
    // Types outside of the table (assets, the Studio's own) are no part of a bundle.
    tenantIds: new Set(
      owners.filter((id, index) => scopes[index] === 'tenant' && id !== undefined) as string[],
    ),
  }
}
