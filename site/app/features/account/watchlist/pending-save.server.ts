// The car to save after sign-in, in a cookie: it works without JavaScript, and sign-in keeps the address of SAVE-08.

import { readCookie } from '#app/http/read-cookie.server.ts'
import { sign, verify } from '#app/http/signed.server.ts'
import { SAVED_FLAG } from '#app/http/signed-in-flag.ts'

const PENDING = 'forecourt_pending_save'
const MINUTES = 30

type SaveAddress = { url: URL; secret: string; tenantSlug: string }

const purposeOf = ({ tenantSlug, url }: SaveAddress) => `pending-save:${tenantSlug}:${url.host}`
const secure = ({ url }: Pick<SaveAddress, 'url'>) => (url.protocol === 'https:' ? '; Secure' : '')
const attributes = (place: Pick<SaveAddress, 'url'>, seconds: number) =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${secure(place)}`

export const pendingCookie = (place: SaveAddress, carId: string) =>
  `${PENDING}=${sign(place.secret, purposeOf(place), encodeURIComponent(carId))}; ${attributes(place, MINUTES * 60)}; HttpOnly`

export const endedPendingCookie = (place: Pick<SaveAddress, 'url'>) =>
  `${PENDING}=; ${attributes(place, 0)}; HttpOnly`

export const savedCookie = (place: SaveAddress, carId: string) =>
  `${SAVED_FLAG}=${encodeURIComponent(carId)}; ${attributes(place, 60)}`

/** The car to be saved after sign-in on this dealer's host. */
export function readPendingCar(place: SaveAddress, header: string | null): string | null {
  const value = readCookie(header, PENDING)
  const id = value === null ? null : verify(place.secret, purposeOf(place), value)
  return id === null ? null : decodeURIComponent(id)
}
