import type { ValidationContext } from '@sanity/types'
import type { TenantIdentityQueryResult } from '../generated/sanity.types.ts'
import { tenantIdentityQuery } from './claims.query.ts'
import { findHostProblem, findTakenDealership } from './site-address.ts'

/** What the lake knows of this dealer and of all others; one request for all rules that run at once. */
async function readIdentity(context: ValidationContext): Promise<TenantIdentityQueryResult> {
  const id = (context.document?._id ?? '').replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
  return context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<TenantIdentityQueryResult>(tenantIdentityQuery, { own: [id, `drafts.${id}`] })
}

/** A rule: a published slug stays, since addresses, roles and stock are named by it. */
export async function slugStays(value: unknown, context: ValidationContext): Promise<true | string> {
  const current = (value as { current?: string } | undefined)?.current
  const { published } = await readIdentity(context)
  if (!published || published.slug === current) return true
  return `The web address of a site cannot change: it is “${published.slug}”.`
}

/** A rule: host names, and none of another dealer. */
export async function hostsAreFree(value: unknown, context: ValidationContext): Promise<true | string> {
  const { others } = await readIdentity(context)
  return findHostProblem(((value ?? []) as unknown[]).map(String), others) ?? true
}

type Dealership = { id?: string; slug?: { current?: string } }

/** A rule: no dealership that another dealer sells. */
export async function dealershipsAreFree(value: unknown, context: ValidationContext): Promise<true | string> {
  const given = ((value ?? []) as Dealership[]).map(({ id, slug }) => ({ id, slug: slug?.current }))
  const { others } = await readIdentity(context)
  return findTakenDealership(given, others) ?? true
}
