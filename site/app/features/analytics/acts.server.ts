import { createHash } from 'node:crypto'
import type { Act } from './acts.ts'
import { ACTS_COOKIE } from './acts-cookie.ts'

const SECONDS = 600
/** A cookie of 4 kB is dropped by browsers. */
const MOST_ACTS = 5
const MAX_NAME_LENGTH = 100

/** The act of an accepted lead. @param lead its id is hashed: it is not the browser's to know */
export function leadAct(lead: { id: string; step: number } & Omit<Act, 'id'>): Act {
  const { id, step, car, ...act } = lead
  const hash = createHash('sha256').update(`${id} ${step}`).digest('base64url').slice(0, 16)
  return { id: hash, ...act, car: car && { id: car.id, name: car.name.slice(0, MAX_NAME_LENGTH) } }
}

/** The Set-Cookie header that tells the next page of acts. */
export function actsCookie(url: URL, acts: readonly Act[]): string {
  const value = encodeURIComponent(JSON.stringify(acts.slice(-MOST_ACTS)))
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return `${ACTS_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`
}
