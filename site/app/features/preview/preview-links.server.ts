import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { madePreviewLink, StaffPreviewLinks } from '@forecourt/schemas/contract'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { previewLinkPath } from '#app/paths.ts'
import {
  insertPreviewLink,
  listOpenPreviewLinks,
  withdrawPreviewLink,
} from '#db/preview/preview-links-repository.ts'

/** How long a link may be open, in days. */
const LINK_DAYS = [1, 7, 14, 30] as const
const MOST_OPEN = 50
const DAY_MS = 86_400_000

const signatureOf = (secret: string, tenant: string, id: string) =>
  createHmac('sha256', `preview-link:${secret}`).update(`${tenant}\n${id}`).digest('base64url')

/** The part of an address that opens a link: its id and the signature for this dealer. */
export function previewLinkToken(secret: string, tenant: string, id: string): string {
  return `${id}.${signatureOf(secret, tenant, id)}`
}

/** The id in a token that was signed for this dealer; null otherwise. */
export function readPreviewLink(secret: string, tenant: string, token: string): string | null {
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return null
  const wanted = signatureOf(secret, tenant, id)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(wanted)) ? id : null
}

/** The open shared links to the dealer's drafts. @throws 404 unless the user is staff */
export async function getPreviewLinks(context: RequestContext): Promise<StaffPreviewLinks> {
  const { user } = requireStaff(context)
  const { slug } = requireDealerContext(context).bundle.tenant
  const rows = await listOpenPreviewLinks(context.db, slug, clockNow())
  return {
    links: rows.map(({ id, name, path, created_by: owner, expires_at: until }) => ({
      id,
      name,
      path,
      until,
      address: owner === user ? formatAddress(context, slug, id) : '',
    })),
    days: [...LINK_DAYS],
  }
}

const formatAddress = ({ secret, url }: RequestContext, tenant: string, id: string) =>
  new URL(previewLinkPath(previewLinkToken(secret, tenant, id)), url.origin).href

const UNNAMED = 'Give the link a name.'
const ENDLESS = 'Choose how long the link is open.'

const newLink = z.object({
  name: z.string(UNNAMED).trim().min(1, UNNAMED).max(80, 'At most 80 characters.'),
  days: z.coerce.number(ENDLESS).refine((days) => (LINK_DAYS as readonly number[]).includes(days), ENDLESS),
  path: z.string().default('').transform(sameSitePath),
})

/** Creates a link to the dealer's drafts, or says what is wrong. @throws 404 unless the user is staff */
export async function createPreviewLink(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<z.infer<typeof madePreviewLink>> {
  const { user } = requireStaff(context)
  const { slug } = requireDealerContext(context).bundle.tenant
  const asked = newLink.safeParse(fields)
  if (!asked.success) return { problem: asked.error.issues[0]?.message ?? UNNAMED }
  const now = clockNow()
  const open = await listOpenPreviewLinks(context.db, slug, now)
  if (open.length >= MOST_OPEN)
    return { problem: `There are ${MOST_OPEN} open links already. Withdraw one first.` }
  const { name, days, path } = asked.data
  const id = randomBytes(16).toString('base64url')
  await insertPreviewLink(context.db, {
    tenant_slug: slug,
    id,
    name,
    path,
    created_by: user,
    created_at: now,
    expires_at: new Date(Date.parse(now) + days * DAY_MS).toISOString(),
    withdrawn_at: null,
  })
  context.log.info({ user, days }, 'a preview link was made')
  return { address: formatAddress(context, slug, id) }
}

/** Withdraws a link at once. @throws 404 unless the user is staff and the link is the dealer's */
export async function endPreviewLink(context: RequestContext, id: string): Promise<void> {
  const { user } = requireStaff(context)
  const { tenant } = requireDealerContext(context).bundle
  if (!(await withdrawPreviewLink(context.db, tenant.slug, id, clockNow())))
    throw new Response('No such link', { status: 404 })
  context.log.info({ user }, 'a preview link was withdrawn')
}

/** The clock's own time: a link of a preview's other time would end at another time. */
const clockNow = () => new Date().toISOString()
