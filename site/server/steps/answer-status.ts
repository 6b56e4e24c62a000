// The public status page, /status at BASE_DOMAIN: for dealers and their staff, without addresses or names.
import type { ServiceState } from '#app/integrations/site-state.ts'
import { send } from '../http/answer.ts'
import { PLAIN_POLICY } from '../http/content-policy.ts'
import { type ErrorCopy, plainRows } from '../http/plain-page.ts'
import type { Arrival, Step } from './step.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PLAIN_POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}
const WORKS = 'Works'
const MINUTE_MS = 60_000

type Services = Readonly<Record<'content' | 'stock' | 'database', ServiceState>>

export const answerStatus: Step<Arrival> = async (visit, { env, health, content, clock }) => {
  const { request, response, reading, url } = visit
  if (!reading || url.pathname !== '/status' || url.hostname !== env.BASE_DOMAIN) return 'next'
  const [services, dealers] = await Promise.all([health.services(), content.listDealers()])
  const minutes = Math.round((clock() - (content.behindSince ?? clock())) / MINUTE_MS)
  const isWell = Object.values(services).every((state) => state === 'connected')
  const title = isWell ? 'Everything works' : 'Something does not work right now'
  send(request, response, 200, HEADERS, plainRows(title, listRows(services, minutes, dealers !== null)))
  return 'answered'
}

/**
 * @param minutes for how long changes of the content may not have reached the websites
 * @param isShown whether this instance has ever read the content
 */
function listRows({ content, stock, database }: Services, minutes: number, isShown: boolean): ErrorCopy[] {
  const since = minutes > 0 ? ` for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : ''
  return [
    { title: 'Websites', text: isShown ? WORKS : 'The websites cannot be shown right now.' },
    {
      title: 'Changes in the Studio',
      text:
        content === 'connected'
          ? WORKS
          : `What is published has not reached the websites${since}. They show what was published before, and catch up by themselves.`,
    },
    {
      title: 'Vehicle search',
      text:
        stock === 'connected'
          ? WORKS
          : 'The search does not answer. Pages that were shown before are shown on, with the vehicles of then.',
    },
    {
      title: 'Enquiries and bookings',
      text:
        database === 'connected'
          ? WORKS
          : 'Forms cannot be sent right now, and say so. Enquiries that were sent are safe.',
    },
  ]
}
