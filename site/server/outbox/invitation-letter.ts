import { DEALER_ROLES, parseRoleName } from '@forecourt/schemas/contract'
import type { Invitation, People } from '#app/integrations/people/people.ts'
import type { SendMail } from './mail.ts'
import { type LetterChannel, UndeliverableError } from './outbox.ts'

/** Mails invitations of dealers' staff; the link is read as the mail goes, and stored nowhere. */
export const invitationLetter = (
  send: SendMail,
  people: Pick<People, 'listInvitations' | 'readLink'>,
): LetterChannel => {
  return async ({ letterId, deliveryId, bundle: { tenant } }) => {
    const invitation = (await people.listInvitations()).find(({ id }) => id === letterId)
    const link = invitation && (await people.readLink(invitation.id))
    if (!invitation || !link) throw new UndeliverableError('The invitation isn’t waiting any more')
    await send({
      // Stable across attempts, so that mail systems drop duplicates.
      messageId: `<${deliveryId}@invitations.forecourt>`,
      to: [invitation.email],
      ...(tenant.email ? { replyTo: tenant.email } : {}),
      subject: `Look after the website of ${tenant.name}`,
      text: invitationText(invitation, tenant.name, link),
    })
  }
}

/** The words of an invitation. */
export function invitationText(
  { name, role, invitedBy }: Pick<Invitation, 'name' | 'role' | 'invitedBy'>,
  dealer: string,
  link: string,
): string {
  const kind = parseRoleName(role)?.kind
  const as = kind ? ` as ${DEALER_ROLES[kind].person}` : ''
  return [
    `Hello ${name},`,
    `${invitedBy || dealer} invites you to look after the website of ${dealer}${as}.`,
    `Open this link to begin: ${link}`,
    'It works for 7 days, once. If you did not expect it, do nothing.',
  ].join('\n\n')
}
