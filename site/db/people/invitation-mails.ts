import type { Database } from '../database.ts'
import type { LeadDeliveryRow } from '../leads/tables.ts'

/** The channel of the outbox that carries invitations of staff; `lead_id` of such a delivery is the invitation's id. */
export const INVITATION_CHANNEL = 'invitation'

/** Puts the mail of an invitation into the outbox, once. */
export async function putInvitationMail(
  db: Database,
  { tenantSlug, invitationId, now }: { tenantSlug: string; invitationId: string; now: string },
): Promise<void> {
  await db
    .insertInto('lead_deliveries')
    .values({
      tenant_slug: tenantSlug,
      // The same for the same invitation, so that two presses make one mail.
      id: invitationId,
      lead_id: invitationId,
      channel: INVITATION_CHANNEL,
      state: 'waiting',
      attempts: 0,
      due_at: now,
      last_error: null,
      created_at: now,
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'id']).doNothing())
    .execute()
}

/** How far the mails of a dealer's invitations are, by the invitations' ids. */
export async function findInvitationMails(
  db: Database,
  tenantSlug: string,
): Promise<Map<string, LeadDeliveryRow['state']>> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .select(['lead_id', 'state'])
    .where('tenant_slug', '=', tenantSlug)
    .where('channel', '=', INVITATION_CHANNEL)
    .execute()
  return new Map(rows.map(({ lead_id, state }) => [lead_id, state]))
}

/** Takes the mail of an invitation out of the outbox. */
export async function deleteInvitationMail(
  db: Database,
  tenantSlug: string,
  invitationId: string,
): Promise<void> {
  await db
    .deleteFrom('lead_deliveries')
    .where('tenant_slug', '=', tenantSlug)
    .where('channel', '=', INVITATION_CHANNEL)
    .where('lead_id', '=', invitationId)
    .execute()
}
