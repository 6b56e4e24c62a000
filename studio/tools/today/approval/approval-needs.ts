import {
  addMs,
  compareInstants,
  type FinanceAccess,
  formatShortInstant,
  type OfferReview,
  type ReviewState,
} from '@forecourt/schemas/contract'
import { getFirstName } from '../../../access/first-name.ts'
import type { StudioSite } from '../../../access/studio-sites.ts'
import type { Need } from '../need.ts'

/** A finance offer that is not published as it is written, and what the person who looks may do about it. */
export interface Approval {
  /** Of the published document. */
  readonly id: string
  readonly title: string
  readonly start: string | null
  /** An earlier text of it is published, and stays until this one is approved. */
  readonly isPublished: boolean
  /** Ids of its sites. */
  readonly sites: readonly string[]
  readonly state: ReviewState['kind']
  readonly last: OfferReview | null
  readonly access: FinanceAccess | null
}

type ApprovalQuestion = { site: StudioSite; approvals: readonly Approval[]; now: string }

const DAY_MS = 86_400_000

/** Where somebody goes for an offer: a manager to the look at it, an editor to its form. */
export const approvalPlace = ({ id, access, state }: Approval, site: StudioSite): Need['action']['place'] =>
  access === 'publishes' && state === 'waiting'
    ? { kind: 'tool', tool: 'today', site: site.id, view: `approve/${id}` }
    : { kind: 'document', id, type: 'offer' }

/** A day before its start, and from then on; a new text of one that is published does not keep it from starting. */
const isDue = ({ start, isPublished }: Approval, now: string) =>
  !isPublished && start !== null && compareInstants(start, addMs(now, DAY_MS)) <= 0

function formatStart({ start, isPublished }: Approval, { timeZone }: StudioSite, now: string): string {
  if (isPublished) return 'What’s on the site stays until it’s approved.'
  return start === null
    ? 'It starts when it’s approved.'
    : `Starts ${formatShortInstant(start, timeZone, now)}.`
}

/** What waits for a manager, for those who approve; what was sent back, for those who ask. */
export function askedOrSentBack({ site, approvals, now }: ApprovalQuestion): Need[] {
  return approvals.flatMap((approval): Need[] => {
    const { id, title, state, last, access } = approval
    const place = approvalPlace(approval, site)
    const starts = formatStart(approval, site, now)
    const said = last?.note ? ` “${last.note}”` : ''
    const base = { tone: 'amber', icon: 'approval', site, since: last?.at ?? null } as const
    // What is about to be late is red, above.
    if (access === 'publishes' && state === 'waiting' && !isDue(approval, now))
      return [
        {
          ...base,
          id: `approve ${id} ${site.id}`,
          fact: `${getFirstName(last?.name) || (last?.name ?? 'Someone')} asks: ${title}`,
          consequence: `${starts}${said}`,
          action: { words: 'Look and approve', place },
        },
      ]
    if (access === 'asks' && state === 'sentBack')
      return [
        {
          ...base,
          id: `sent back ${id} ${site.id}`,
          fact: `Sent back: ${title}`,
          consequence: last?.note ? `${last.name}:${said}` : `By ${last?.name ?? 'a manager'}.`,
          action: { words: 'Change it', place },
        },
      ]
    return []
  })
}

/** A day before its start and from then on: what is not approved does not start, and both sides are told. */
export function notApprovedInTime({ site, approvals, now }: ApprovalQuestion): Need[] {
  return approvals.flatMap((approval): Need[] => {
    const { id, title, start, state, access } = approval
    if (access === null || start === null || !isDue(approval, now)) return []
    const isLate = compareInstants(start, now) <= 0
    const when = formatShortInstant(start, site.timeZone, now)
    const isForManager = access === 'publishes' && state === 'waiting'
    return [
      {
        id: `not approved ${id} ${site.id}`,
        tone: 'red',
        icon: 'approval',
        site,
        since: start,
        fact: isLate ? `“${title}” hasn’t started: it isn’t approved` : `“${title}” isn’t approved`,
        consequence: isLate ? `Its start was ${when}.` : `It starts ${when} only if it’s approved by then.`,
        action: {
          words: isForManager ? 'Look and approve' : 'Look',
          place: approvalPlace(approval, site),
        },
      },
    ]
  })
}
