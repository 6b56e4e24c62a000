import {
  findRemovalProblem,
  isPlatformStaff,
  isRoleSlug,
  listSiteRoles,
  type PeopleChange,
  parseRoleName,
  peopleChange,
  roleName,
  type StaffPeople,
} from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import type { Invitation, People } from '#app/integrations/people/people.ts'
import { deleteInvitationMail, putInvitationMail } from '#db/people/invitation-mails.ts'
import {
  mayChange,
  type PeopleAccess,
  reachPeople,
  readPeople,
  requirePeopleAccess,
} from './staff-people.server.ts'

type Change<Do extends PeopleChange['do']> = Extract<PeopleChange, { do: Do }>
type Place = PeopleAccess & { context: RequestContext; people: People }

/** Changes of one site in their turn: two at once could each remove the other's last manager. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Invites or removes somebody, for the dealer's managers and administrators.
 * @throws 404; 422 and 429 with words for people; AppError staff_not_permitted, content_unavailable
 */
export async function changePeople(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<StaffPeople> {
  const access = requirePeopleAccess(context)
  const { people } = context
  if (!people) throw refused('People are not invited from here. The page says where.')
  const read = peopleChange.safeParse(fields)
  if (!read.success) throw refused(read.error.issues[0]?.message ?? 'Nothing that can be done with people')
  const taken = await context.limits.take('people', access.tenantSlug, access.staff.user)
  if (!taken.ok) throw new Response('That’s a lot of changes for one hour. Try again later.', { status: 429 })
  const place = { ...access, context, people }
  await inTurn(access.tenantSlug, () => change(place, read.data))
  context.log.info({ change: read.data.do, by: access.staff.user }, 'the people of a site were changed')
  return readPeople(context, people, access)
}

async function inTurn(tenantSlug: string, work: () => Promise<void>): Promise<void> {
  const before = turns.get(tenantSlug) ?? Promise.resolve()
  const own = before.then(work)
  const settled = own.catch(() => undefined)
  turns.set(tenantSlug, settled)
  try {
    await own
  } finally {
    if (turns.get(tenantSlug) === settled) turns.delete(tenantSlug)
  }
}

function change(place: Place, wanted: PeopleChange): Promise<void> {
  switch (wanted.do) {
    case 'invite':
      return invite(place, wanted)
    case 'again':
      return sendAgain(place, wanted)
    case 'withdraw':
      return withdraw(place, wanted)
    case 'remove':
      return remove(place, wanted)
  }
}

async function invite(place: Place, { name, email, kind, sites }: Change<'invite'>): Promise<void> {
  const { people, staff, tenantSlug } = place
  const named = sites.length === 0 ? [tenantSlug] : [...new Set(sites)]
  if (!named.includes(tenantSlug) || !named.every(isRoleSlug))
    throw refused('That is not one of these sites.')
  if (kind === 'marketer' && !staff.isAdministrator)
    throw refused('Marketers are invited by the platform, because they can look after several sites.')
  if (kind !== 'marketer' && named.length > 1) throw refused('Only marketers look after several sites.')
  const role = roleName({ kind, sites: named })
  const [members, roles] = await reachPeople(Promise.all([people.listMembers(), people.listRoles()]))
  if (!roles.includes(role)) throw refused('This site doesn’t have that role. Ask us to add it.')
  const known = members.find((member) => member.email.toLowerCase() === email)
  // Of somebody who does not work here nothing is said.
  if (known && listSiteRoles(known.roles, tenantSlug).some((own) => own.name === role))
    throw refused('They work here already.')
  if (known && isPlatformStaff(known.roles)) throw refused('They look after the platform already.')
  const waiting = await findWaiting(people, (one) => one.email === email && one.role === role)
  // A second press finds the first one's invitation.
  if (!waiting || hasRunOut(waiting, place.context.now)) await requireMail(place, email)
  await send(place, { name, email, role, invitedBy: findName(members, staff.user) })
}

async function sendAgain(place: Place, { id }: Change<'again'>): Promise<void> {
  const { context, people, tenantSlug } = place
  const waiting = await requireInvitation(place, id)
  await requireMail(place, waiting.email)
  // Its link stops to work, and a new one has its 7 days.
  await reachPeople(people.withdraw(id))
  await deleteInvitationMail(context.db, tenantSlug, id)
  await send(place, waiting)
}

async function withdraw(place: Place, { id }: Change<'withdraw'>): Promise<void> {
  await requireInvitation(place, id)
  await reachPeople(place.people.withdraw(id))
  await deleteInvitationMail(place.context.db, place.tenantSlug, id)
}

async function remove({ people, staff, tenantSlug }: Place, { id }: Change<'remove'>): Promise<void> {
  const members = await reachPeople(people.listMembers())
  const person = members.find((member) => member.id === id)
  const own = person ? listSiteRoles(person.roles, tenantSlug) : []
  if (!person || own.length === 0) throw refused('They do not work on this site.')
  const asker = { id: staff.user, isAdministrator: staff.isAdministrator }
  const others = members.filter(({ roles }) => !isPlatformStaff(roles))
  const problem = findRemovalProblem(person, tenantSlug, { asker, people: others })
  if (problem !== null) throw refused(problem)
  for (const { name } of own) await reachPeople(people.removeRole(id, name))
}

async function send({ context, people, tenantSlug }: Place, wanted: Parameters<People['invite']>[0]) {
  const made = await reachPeople(people.invite(wanted))
  if (people.mailsItself) return
  await putInvitationMail(context.db, { tenantSlug, invitationId: made.id, now: context.now })
}

/** One mail address is not mailed without end, whoever asks. */
async function requireMail({ context, tenantSlug }: Place, email: string): Promise<void> {
  const taken = await context.limits.take('invitationMail', tenantSlug, email)
  if (!taken.ok)
    throw new Response('They’ve had enough emails for today. Try again tomorrow.', { status: 429 })
}

/** An invitation of this site that the person may change. Of any other it is as if there were none. */
async function requireInvitation({ people, staff, tenantSlug }: Place, id: string): Promise<Invitation> {
  const waiting = await findWaiting(people, (one) => one.id === id)
  const role = parseRoleName(waiting?.role ?? '')
  if (!waiting || !role?.sites.includes(tenantSlug)) throw refused('That invitation isn’t waiting any more.')
  if (!staff.isAdministrator && !mayChange(role, tenantSlug)) throw new AppError('staff_not_permitted')
  return waiting
}

async function findWaiting(people: People, is: (invitation: Invitation) => boolean) {
  return (await reachPeople(people.listInvitations())).find(is) ?? null
}

const hasRunOut = ({ expiresAt }: Invitation, now: string) => expiresAt !== null && expiresAt <= now
const findName = (members: readonly { id: string; name: string }[], user: string) =>
  members.find(({ id }) => id === user)?.name ?? ''
const refused = (words: string) => new Response(words, { status: 422 })
