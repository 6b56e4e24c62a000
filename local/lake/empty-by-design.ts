// Endpoints that always answer empty, each with its reason. Unlisted paths without a route answer 404 and are
// recorded (`GET /local/unknown`).
import { ok } from './http/exchange.ts'
import type { Route } from './http/route.ts'

interface EmptyAnswer {
  method: string
  path: string
  answer: unknown
  reason: string
}

export const EMPTY_BY_DESIGN: EmptyAnswer[] = [
  {
    method: 'GET',
    path: '/features',
    answer: [],
    reason: 'plan features of a hosted project: none is switched on',
  },
  { method: 'GET', path: '/help', answer: {}, reason: 'help links fetched from the hosted service' },
  { method: 'GET', path: '/journey/announcements', answer: [], reason: 'product news of the hosted service' },
  {
    method: 'GET',
    path: '/journey/unclaimed-project',
    answer: null,
    reason: 'projects cannot be claimed here',
  },
  { method: 'GET', path: '/journey/trial/*id', answer: null, reason: 'there is no trial period' },
  { method: 'GET', path: '/journey/trial', answer: null, reason: 'there is no trial period' },
  ...[
    'asset-limit',
    'comments',
    'content-releases',
    'document-limit',
    'scheduled-drafts',
    'scheduled-publishing',
    'tasks',
  ].map((offer) => ({
    method: 'GET',
    path: `/journey/${offer}`,
    answer: null,
    reason: 'offers of bigger plans: none to sell',
  })),
  {
    method: 'GET',
    path: '/geoip/country',
    answer: {},
    reason: 'used for consent banners of the hosted service',
  },
  {
    method: 'GET',
    path: '/intake/telemetry-status',
    answer: { status: 'denied' },
    reason: 'no telemetry is taken',
  },
  {
    method: 'POST',
    path: '/intake/batch',
    answer: {},
    reason: 'telemetry is accepted and discarded',
  },
  {
    method: 'GET',
    path: '/projects/:project/grants',
    answer: {},
    reason: 'project-wide grants; the acl contains them',
  },
  {
    method: 'GET',
    path: '/projects/:project/user-applications',
    answer: [],
    reason: 'no applications are deployed',
  },
  {
    method: 'GET',
    path: '/subscriptions/project/:project',
    answer: null,
    reason: 'there is no plan to pay for',
  },
  {
    method: 'GET',
    path: '/access/project/:project/requests',
    answer: [],
    reason: 'people are put in by the seeds',
  },
  { method: 'GET', path: '/access/requests/me', answer: [], reason: 'people are put in by the seeds' },
  {
    method: 'GET',
    path: '/media-libraries',
    answer: { data: [] },
    reason: 'the media library has no local stand-in',
  },
  {
    method: 'GET',
    path: '/schedules/:project/:dataset',
    answer: { schedules: [] },
    reason: 'scheduling is switched off',
  },
]

/** The routes of the table above. */
export function emptyRoutes(): Route[] {
  return EMPTY_BY_DESIGN.map(({ method, path, answer }) => ({
    method,
    path,
    access: 'anyone',
    handle: () => ok(answer),
  }))
}
