import type { RequestContext } from '#app/context.ts'
import { requireLeadReader, STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import { findLeadFile } from '#db/leads/lead-files.ts'

/** A file that came with one of the dealer's leads, to be saved and not shown. @throws 404; AppError staff_not_permitted */
export async function getLeadFile(context: RequestContext): Promise<Response> {
  const { tenantSlug } = requireLeadReader(context)
  const { searchParams } = context.url
  const [leadId, id] = [searchParams.get('lead') ?? '', searchParams.get('id') ?? '']
  const file = await findLeadFile(context.db, tenantSlug, { leadId, id })
  if (file === null) throw new Response('No such file', { status: 404 })
  context.log.info({ lead: leadId, file: id }, 'staff took a file of a lead')
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      ...STAFF_HEADERS,
      'content-type': file.media_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** As RFC 8187 has it; a half surrogate, which cannot be encoded, is left out. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
