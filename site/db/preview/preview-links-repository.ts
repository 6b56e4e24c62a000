import type { Database } from '../database.ts'
import type { PreviewLinkRow } from './tables.ts'

export async function insertPreviewLink(db: Database, row: PreviewLinkRow): Promise<void> {
  await db.insertInto('preview_links').values(row).execute()
}

/** A dealer's links that are still open at that instant, the newest first. */
export async function listOpenPreviewLinks(
  db: Database,
  tenantSlug: string,
  now: string,
): Promise<PreviewLinkRow[]> {
  return db
    .selectFrom('preview_links')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A link that is open at that instant; null where it has ended, was withdrawn or is another dealer's. */
export async function findOpenPreviewLink(
  db: Database,
  tenantSlug: string,
  id: string,
  now: string,
): Promise<PreviewLinkRow | null> {
  const row = await db
    .selectFrom('preview_links')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a link. @returns false where the dealer has no open link of that id */
export async function withdrawPreviewLink(
  db: Database,
  tenantSlug: string,
  id: string,
  now: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('preview_links')
    .set({ withdrawn_at: now })
    .where('tenant_slug', '=', tenantSlug)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
