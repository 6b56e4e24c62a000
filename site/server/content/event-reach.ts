import { SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { ContentEvent, ContentState } from '#app/integrations/content.server.ts'

/** The dealers whose content an event changes. */
export interface EventReach {
  /** True for platform documents, for what dealers claim of each other, and for an event that does not say whom it concerns. */
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
  const shared = states.filter((_, index) => scopes[index] === 'sites')
  const isTenant = states.some(({ _type }) => _type === 'tenant')
  const owners = states.map(({ _type, tenant }) => (_type === 'tenant' ? documentId : tenant?._ref))
  return {
    everybody:
      states.length === 0 ||
      (isTenant && readClaims(before) !== readClaims(after)) ||
      shared.some(({ sites }) => sites === undefined) ||
      scopes.includes('platform'),
    // Which search server has whose stock is in the list of dealers.
    hosts: isTenant || states.some(({ _type }) => _type === 'platformSettings'),
    // Types outside of the table (assets, the Studio's own) are no part of a bundle.
    tenantIds: new Set([
      ...(owners.filter((id, index) => scopes[index] === 'tenant' && id !== undefined) as string[]),
      ...shared.flatMap(({ sites = [] }) => sites.flatMap(({ _ref }) => _ref ?? [])),
    ]),
  }
}

/** What other dealers' bundles have of a dealer: host names and dealerships are refused to the others. */
function readClaims(state: ContentState | null): string | null {
  if (state === null) return null
  const { slug, hosts, dealerships, retiredAt } = state
  return JSON.stringify([slug, hosts, dealerships, retiredAt])
}
