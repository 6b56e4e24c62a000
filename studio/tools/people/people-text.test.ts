import { expect, it } from 'vitest'
import { formatInvited, formatKinds, type Invited } from './people-text.ts'

const NOW = '2026-11-23T02:00:00.000Z'
const ZONE = 'Australia/Brisbane'
const TANYA: Invited = {
  id: 'i',
  name: 'Tanya',
  email: 'tanya@a.example',
  kind: 'manager',
  sites: 1,
  by: 'Robin',
  at: '2026-11-20T02:00:00.000Z',
  until: '2026-11-27T02:00:00.000Z',
  isRunOut: false,
  mail: 'sent',
  isYours: true,
}

it.each([
  ['waits', {}, /^Manager, invited Fri 20 Nov.* by Robin\. The link works until Fri 27 Nov/],
  ['ran out', { isRunOut: true, until: '2026-11-22T02:00:00.000Z' }, /The link ran out Sun 22 Nov/],
  ['is not mailed yet', { mail: 'waiting' }, /The mail waits to be sent\.$/],
  ['could not be mailed', { mail: 'failed' }, /could not be delivered/],
  ['has no end that is known', { until: null, mail: null, by: '' }, /^Manager, invited Fri 20 Nov[^.]*\.$/],
] as const)('an invitation that %s says so', (_, given, words) => {
  expect(formatInvited({ ...TANYA, ...given }, ZONE, NOW)).toMatch(words)
})

it.each([
  [{ kinds: [], sites: null }, 'Looks after the platform'],
  [{ kinds: ['marketer'], sites: 2 }, 'Marketer, 2 sites'],
  [{ kinds: ['editor'], sites: 1 }, 'Editor'],
] as const)('what somebody is: %o', ({ kinds, sites }, words) => {
  expect(formatKinds({ kinds: [...kinds], sites })).toBe(words)
})
