import { describe, expect, it } from 'vitest'
import { toStudioSites } from '../../../access/studio-sites.ts'
import { type Approval, askedOrSentBack, notApprovedInTime } from './approval-needs.ts'
import { listApprovals } from './use-approvals.ts'

const NOW = '2026-11-23T02:32:00Z'
const [site] = toStudioSites([
  {
    id: 'tenant-a',
    slug: 'a',
    name: 'A Motors',
    timeZone: 'Australia/Sydney',
    template: null,
    theme: null,
    settings: {
      state: null,
      defaultState: null,
      city: null,
      wordmark: null,
      logo: null,
      look: null,
      launch: null,
      financeNeedsManager: true,
    },
  },
])
if (!site) throw new Error('There is a site.')

const last = {
  id: 'r',
  offer: 'o',
  said: 'asked',
  by: 'emma',
  name: 'Emma Marsh',
  note: 'For Saturday.',
  revision: 'r1',
  at: '2026-11-23T02:12:00Z',
} as const
const approval: Approval = {
  id: 'o',
  title: '5.99% on hatchbacks',
  start: '2026-12-01T00:00:00Z',
  isPublished: false,
  sites: ['tenant-a'],
  state: 'waiting',
  last,
  access: 'publishes',
}
const needs = (changes: Partial<Approval>, now = NOW) => {
  const question = { site, approvals: [{ ...approval, ...changes }], now }
  return [...notApprovedInTime(question), ...askedOrSentBack(question)]
}

describe('a finance offer that waits', () => {
  it('is shown to a manager, who looks at it by one press', () => {
    expect(needs({})).toMatchObject([
      {
        fact: 'Emma asks: 5.99% on hatchbacks',
        action: { words: 'Look and approve', place: { kind: 'tool', tool: 'today', view: 'approve/o' } },
      },
    ])
    expect(needs({ access: 'asks' })).toEqual([])
  })

  it('that was sent back is shown to the editor with what should change', () => {
    const sentBack = { state: 'sentBack', last: { ...last, said: 'sentBack', name: 'Priya Nair' } } as const
    expect(needs({ ...sentBack, access: 'asks' })).toMatchObject([
      { fact: 'Sent back: 5.99% on hatchbacks', consequence: 'Priya Nair: “For Saturday.”' },
    ])
    expect(needs(sentBack)).toEqual([])
  })

  it.each(['asks', 'publishes'] as const)(
    'tells whoever %s from the day before its start that it will not start',
    (access) => {
      expect(needs({ access, state: 'writing' }, '2026-11-29T23:00:00Z')).toEqual([])
      expect(needs({ access, state: 'writing' }, '2026-11-30T01:00:00Z')).toMatchObject([
        { tone: 'red', fact: '“5.99% on hatchbacks” isn’t approved' },
      ])
      expect(needs({ access, state: 'writing' }, '2026-12-02T01:00:00Z')).toMatchObject([
        { fact: '“5.99% on hatchbacks” hasn’t started: it isn’t approved' },
      ])
    },
  )

  it('as a new text of one that is on the site is late for nobody', () => {
    const changed = { isPublished: true, start: '2026-11-01T00:00:00Z' }
    expect(needs(changed)).toMatchObject([
      { tone: 'amber', consequence: 'What’s on the site stays until it’s approved. “For Saturday.”' },
    ])
    expect(needs({ ...changed, access: 'asks' })).toEqual([])
  })

  it('is one whose draft or published form is a loan, on a site that has chosen it', () => {
    const document = (id: string, isLoan: boolean) => ({
      id,
      type: 'offer' as const,
      title: id,
      start: null,
      expiry: null,
      position: null,
      display: [],
      strictDisplay: false as const,
      sites: ['tenant-a'],
      excludedSites: [],
      picture: null,
      isLoan,
    })
    const shown = [
      document('drafts.new', true),
      document('was', true),
      document('drafts.was', false),
      document('drafts.plain', false),
      document('published', true),
    ]
    const listed = listApprovals({ shown, reviews: [] }, [site], ['editor-a'])
    expect(listed.map(({ id, access, state }) => [id, access, state])).toEqual([
      ['new', 'asks', 'writing'],
      ['was', 'asks', 'writing'],
    ])
    expect(listApprovals({ shown, reviews: [] }, [{ ...site, financeNeedsManager: false }], [])).toEqual([])
  })
})
