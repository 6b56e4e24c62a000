import {
  findRemovalProblem,
  invitableKinds,
  isPlatformStaff,
  listSiteRoles,
  parseRoleName,
  roleName,
  type StaffPeople,
} from '@forecourt/schemas/contract'
import type { RequestContext, StaffMember } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import type { Invitation, Member, People } from '#app/integrations/people/people.ts'
import { findInvitationMails } from '#db/people/invitation-mails.ts'

/** Somebody who may change a dealer's people, and which site it is. */
export type PeopleAccess = { staff: StaffMember; tenantSlug: string }

/** @throws 404 unless the user is staff; AppError staff_not_permitted */
export function requirePeopleAccess(context: RequestContext): PeopleAccess {
  const access = requireDealerStaff(context)
  if (!access.staff.managesPeople) throw new AppError('staff_not_permitted')
  return access
}

/** Who works on the dealer's site and who is invited. @throws as above; AppError content_unavailable */
export async function getStaffPeople(context: RequestContext): Promise<StaffPeople> {
  const access = requirePeopleAccess(context)
  const { people } = context
  if (!people) return { ...describeNobody(context), state: 'no token' }
  return readPeople(context, people, access)
}

/** Without the right to read the project's members the page says where that is done. */
function describeNobody({ now, managePeopleAt }: RequestContext): Omit<StaffPeople, 'state'> {
  const nothing = { people: [], invitations: [], invites: [], missingRoles: [] }
  return { at: now, manageAt: managePeopleAt, mailWaits: false, ...nothing }
}

/** @throws AppError content_unavailable */
export async function readPeople(
  context: RequestContext,
  people: People,
  { staff, tenantSlug }: PeopleAccess,
): Promise<StaffPeople> {
  const [members, invitations, roles] = await reachPeople(
    Promise.all([people.listMembers(), people.listInvitations(), people.listRoles()]),
  )
  const mails = await findInvitationMails(context.db, tenantSlug)
  const invites = invitableKinds(staff.isAdministrator)
  const here = members.filter((member) => worksHere(member, tenantSlug))
  return {
    at: context.now,
    state: 'ready',
    manageAt: context.managePeopleAt,
    mailWaits: !people.mailsItself && !context.sendsMail,
    invites,
    missingRoles: invites.filter((kind) => !roles.includes(roleName({ kind, sites: [tenantSlug] }))),
    people: here.map((member) => describeMember(member, { staff, tenantSlug, here })),
    invitations: invitations.flatMap((invitation) =>
      describeInvitation(invitation, { staff, tenantSlug, now: context.now, mail: describeMail }),
    ),
  }
  function describeMail(id: string): StaffPeople['invitations'][number]['mail'] {
    const state = mails.get(id)
    if (people.mailsItself || state === undefined) return null
    return state === 'delivered' ? 'sent' : state === 'dead' ? 'failed' : 'waiting'
  }
}

const worksHere = ({ roles }: Member, tenantSlug: string) =>
  isPlatformStaff(roles) || listSiteRoles(roles, tenantSlug).length > 0

function describeMember(
  member: Member,
  { staff, tenantSlug, here }: PeopleAccess & { here: readonly Member[] },
): StaffPeople['people'][number] {
  const own = listSiteRoles(member.roles, tenantSlug)
  const isPlatform = isPlatformStaff(member.roles)
  const asker = { id: staff.user, isAdministrator: staff.isAdministrator }
  const people = here.filter(({ roles }) => !isPlatformStaff(roles))
  return {
    id: member.id,
    name: member.name,
    email: isPlatform && !staff.isAdministrator ? '' : member.email,
    kinds: own.map(({ kind }) => kind),
    sites: isPlatform ? null : new Set(own.flatMap(({ sites }) => sites)).size,
    isYou: member.id === staff.user,
    keptFor: findRemovalProblem(member, tenantSlug, { asker, people }),
  }
}

function describeInvitation(
  { id, name, email, role: roleText, invitedBy, createdAt, expiresAt }: Invitation,
  asked: PeopleAccess & { now: string; mail: (id: string) => StaffPeople['invitations'][number]['mail'] },
): StaffPeople['invitations'] {
  const role = parseRoleName(roleText)
  if (!role?.sites.includes(asked.tenantSlug)) return []
  const isRunOut = expiresAt !== null && Date.parse(expiresAt) <= Date.parse(asked.now)
  return [
    {
      id,
      name,
      email,
      kind: role.kind,
      sites: role.sites.length,
      by: invitedBy,
      at: createdAt,
      until: expiresAt,
      isRunOut,
      mail: asked.mail(id),
      isYours: asked.staff.isAdministrator || mayChange(role, asked.tenantSlug),
    },
  ]
}

/** A manager changes invitations to their own site alone. */
export const mayChange = (role: { sites: readonly string[]; kind: string }, tenantSlug: string) =>
  role.sites.length === 1 && role.sites[0] === tenantSlug && role.kind !== 'marketer'

/** @throws AppError content_unavailable */
export async function reachPeople<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    // What the service says of a request may hold the mail address that was sent.
    const status = (cause as { statusCode?: number }).statusCode
    throw new AppError('content_unavailable', {
      message: `the members of the project: ${status ?? 'no answer'}`,
    })
  }
}
