/** A member of the content project. `id` is the one by which content names the person. */
export type Member = { id: string; name: string; email: string; roles: string[] }

/** An invitation that waits. */
export type Invitation = {
  id: string
  /** '' where the service that stores it has no names before people join. */
  name: string
  email: string
  role: string
  invitedBy: string
  createdAt: string
  /** Null where the service does not say. */
  expiresAt: string | null
}

/** The members of the content project and who is invited to it. */
export interface People {
  /** Whether the service mails invitations itself; else the site does. */
  readonly mailsItself: boolean
  listMembers(): Promise<Member[]>
  listInvitations(): Promise<Invitation[]>
  /** Names of the roles that the project has. */
  listRoles(): Promise<string[]>
  /** Invites, or returns the invitation that waits already. */
  invite(invitation: Pick<Invitation, 'name' | 'email' | 'role' | 'invitedBy'>): Promise<Invitation>
  withdraw(invitationId: string): Promise<void>
  removeRole(memberId: string, role: string): Promise<void>
  /** The whole address of an invitation's link, which only a mail may hold; null where it waits no more. */
  readLink(invitationId: string): Promise<string | null>
}
