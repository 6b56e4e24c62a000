import type { Act } from '#app/domain/act.ts'
import { localStore, tabStore } from '#app/ui/browser-storage.ts'
import { ACTS_COOKIE } from './acts-cookie.ts'
import { recordEvent } from './record-event.ts'

const MOST_RECORDED = 30

/** Records the acts of the visitor's last requests, each once, with the marks that a form's success leaves (ANA-09). */
export function recordActs(tenant: string): void {
  const acts = takeActs()
  if (acts.length === 0) return
  const stored = localStore.readJson(`${tenant}.recorded_acts`)
  const recorded: unknown[] = Array.isArray(stored) ? stored : []
  for (const act of acts.filter(({ id }) => !recorded.includes(id))) {
    recordEvent(act.event, { label: act.label, ...(act.car ? { car_id: act.car.id } : {}) })
    if (act.complete) storeSuccess(tenant, act)
    recorded.push(act.id)
  }
  localStore.write(`${tenant}.recorded_acts`, JSON.stringify(recorded.slice(-MOST_RECORDED)))
}

type Success = { car: object | null; category: string; sent?: Readonly<Record<string, string>> }

/** What the page of success reads of the last lead; what the form said is forgotten with the tab. */
export function storeSuccess(tenant: string, { car, category, sent }: Success): void {
  localStore.write(`${tenant}.enquiry_car`, JSON.stringify(car))
  localStore.write(`${tenant}.enquiry_category`, JSON.stringify(category))
  localStore.write(`${tenant}.enquiry_success`, 'true')
  tabStore.write(`${tenant}.enquiry_sent`, JSON.stringify(sent ?? null))
}

function takeActs(): Act[] {
  const text = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${ACTS_COOKIE}=`))
    ?.slice(ACTS_COOKIE.length + 1)
  if (!text) return []
  // biome-ignore lint/suspicious/noDocumentCookie: a flag of the site's own, read once
  document.cookie = `${ACTS_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  try {
    const acts: unknown = JSON.parse(decodeURIComponent(text))
    return Array.isArray(acts) ? (acts as Act[]) : []
  } catch (error) {
    console.warn('The events of a journey were not readable.', error)
    return []
  }
}
