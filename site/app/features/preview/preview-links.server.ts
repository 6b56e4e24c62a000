import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import { formatInstant } from '@forecourt/schemas/contract/pure'
import { z } from 'zod'
import type { RequestContext } from '#app/context.ts'
import { requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import type { FormReply } from '#app/parts/lead/form/parse-fields.server.ts'
import { previewLinkPath, previewLinksPath } from '#app/paths.ts'
import {
  insertPreviewLink,
  listOpenPreviewLinks,
  withdrawPreviewLink,
} from '#db/preview/preview-links-repository.ts'

/** How long a link may be open, in days. */
const LINK_DAYS = [1, 7, 14, 30] as const
const MOST_OPEN = 50
const DAY_MS = 86_400_000

/** What the page of links shows. */
export type PreviewLinksModel = {
  meta: PageMeta
  /** `address` is '' for links of other people: a copy would outlast the copier's own access. */
  links: { id: string; name: string; address: string; path: string; until: string }[]
  /** Where a new link opens. */
  path: string
  /** For how long a link may be open. */
  days: number[]
}

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
export async function getPreviewLinks(context: RequestContext): Promise<PreviewLinksModel> {
  const { user } = requireStaff(context)
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const rows = await listOpenPreviewLinks(context.db, tenant.slug, clockNow())
  return {
    meta: {
      title: 'Shared previews',
      description: 'Links to drafts, for staff.',
      path: previewLinksPath(),
      ...siteMeta(dealer),
    },
    links: rows.map(({ id, name, path, created_by: owner, expires_at: end }) => ({
      id,
      name,
      path,
      address: owner === user ? formatAddress(context, tenant.slug, id) : '',
      until: formatInstant(end, tenant.timeZone),
    })),
    path: sameSitePath(context.url.searchParams.get('path')),
    days: [...LINK_DAYS],
  }
}

const formatAddress = ({ secret, url }: RequestContext, tenant: string, id: string) =>
  new URL(previewLinkPath(previewLinkToken(secret, tenant, id)), url.origin).href

const UNNAMED = 'Give the link a name.'
const ENDLESS = 'Choose how long the link is open.'

const newLink = z.object({
  name: z.string(UNNAMED).trim().min(1, UNNAMED).max(80, 'At most 80 characters.'),
  days: z.number(ENDLESS).refine((days) => (LINK_DAYS as readonly number[]).includes(days), ENDLESS),
  path: z.string().default('').transform(sameSitePath),
})

/**
 * Creates a link to the dealer's drafts.
 * @returns the form with its errors; null once the link is created
 * @throws 404 unless the user is staff
 */
export async function createPreviewLink(
  context: RequestContext,
  fields: Record<string, string>,
): Promise<FormReply | null> {
  const { user } = requireStaff(context)
  const { tenant } = requireDealerContext(context).bundle
  const { name: typed = '', days: chosen = '', path: opens = '' } = fields
  const submission = parseWithZod(new URLSearchParams({ name: typed, days: chosen, path: opens }), {
    schema: newLink,
  })
  if (submission.status !== 'success') return submission.reply()
  const now = clockNow()
  const open = await listOpenPreviewLinks(context.db, tenant.slug, now)
  if (open.length >= MOST_OPEN)
    return submission.reply({
      formErrors: [`There are ${MOST_OPEN} open links already. Withdraw one first.`],
    })
  const { name, days, path } = submission.value
  await insertPreviewLink(context.db, {
    tenant_slug: tenant.slug,
    id: randomBytes(16).toString('base64url'),
    name,
    path,
    created_by: user,
    created_at: now,
    expires_at: new Date(Date.parse(now) + days * DAY_MS).toISOString(),
    withdrawn_at: null,
  })
  context.log.info({ user, days }, 'a preview link was made')
  return null
}

/** Withdraws a link at once. @throws 404 unless the user is staff and the link is the dealer's */
export async function endPreviewLink(context: RequestContext, id: string): Promise<void> {
  const { user } = requireStaff(context)
  const { tenant } = requireDealerContext(context).bundle
  if (!(await withdrawPreviewLink(context.db, tenant.slug, id, clockNow())))
    throw new Response('No such link', { status: 404 })
  context.log.info({ user }, 'a preview link was withdrawn')
}

/** The clock's own time: in a preview `context.now` may be another. */
const clockNow = () => new Date().toISOString()
