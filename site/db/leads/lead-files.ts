import type { Database } from '../database.ts'
import type { LeadFileRow } from './tables.ts'

/** A file to be saved with its lead; `content` is base64. */
export type FileToSave = Pick<LeadFileRow, 'id' | 'field' | 'name' | 'media_type' | 'size' | 'content'>

/** Saves a lead's files, each instead of an earlier one of its field; in the transaction that saves the lead. */
export async function putLeadFiles(
  trx: Database,
  tenantSlug: string,
  leadId: string,
  { files, now }: { files: readonly FileToSave[]; now: string },
): Promise<void> {
  for (const file of files) {
    await trx
      .deleteFrom('lead_files')
      .where('tenant_slug', '=', tenantSlug)
      .where('lead_id', '=', leadId)
      .where('field', '=', file.field)
      .execute()
    await trx
      .insertInto('lead_files')
      .values({ ...file, tenant_slug: tenantSlug, lead_id: leadId, created_at: now })
      .execute()
  }
}

/** What files a lead has, without their content. */
export function listLeadFiles(
  db: Database,
  tenantSlug: string,
  leadId: string,
): Promise<Pick<LeadFileRow, 'id' | 'name' | 'size'>[]> {
  return db
    .selectFrom('lead_files')
    .select(['id', 'name', 'size'])
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A file of a dealer's lead; null for none of this dealer's. */
export async function findLeadFile(
  db: Database,
  tenantSlug: string,
  { leadId, id }: { leadId: string; id: string },
): Promise<LeadFileRow | null> {
  const row = await db
    .selectFrom('lead_files')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('lead_id', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
