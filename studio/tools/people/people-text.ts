import {
  DEALER_ROLES,
  type DealerRoleKind,
  formatShortInstant,
  type StaffPeople,
} from '@forecourt/schemas/contract'

export type Person = StaffPeople['people'][number]
export type Invited = StaffPeople['invitations'][number]

/** What people of each kind may do, and what not. */
export const MAY_DO: Readonly<Record<DealerRoleKind, { does: readonly string[]; not: string }>> = {
  manager: {
    does: [
      'Everything an editor does',
      'Site settings and stock files',
      'Reads and answers leads',
      'Invites people',
    ],
    not: 'Web addresses and lenders',
  },
  editor: {
    does: ['Offers, tiles, banners, pages', 'Hours, people and popups', 'Sees leads without names'],
    not: 'Settings and people',
  },
  marketer: {
    does: ['Tiles, banners, offers, pages', 'Campaigns, on more than one site', 'Insights'],
    not: 'Hours, settings and people',
  },
}

/** `Manager`, `Editor and Marketer of 2 sites`, or what the platform's staff are. */
export function formatKinds({ kinds, sites }: Pick<Person, 'kinds' | 'sites'>): string {
  if (sites === null) return 'Looks after the platform'
  const titles = kinds.map((kind) => DEALER_ROLES[kind].title).join(' and ')
  return sites > 1 ? `${titles}, ${sites} sites` : titles
}

/** Since when somebody is waited for, and how far the mail is. */
export function formatInvited(invited: Invited, zone: string, now: string): string {
  const { kind, sites, by, at, until, isRunOut, mail } = invited
  const as = formatKinds({ kinds: [kind], sites })
  const when = formatShortInstant(at, zone, now)
  const first = `${as}, invited ${when}${by ? ` by ${by}` : ''}.`
  if (isRunOut && until) return `${first} The link ran out ${formatShortInstant(until, zone, now)}.`
  if (mail === 'failed') return `${first} The mail could not be delivered. Is the address right?`
  if (mail === 'waiting') return `${first} The mail waits to be sent.`
  return until ? `${first} The link works until ${formatShortInstant(until, zone, now)}.` : first
}

/** The letters in a person's disc. */
export const initials = (name: string) =>
  name
    .split(/[\s,@.]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
