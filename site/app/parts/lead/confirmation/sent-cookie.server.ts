import { readCookie } from '#app/http/read-cookie.server.ts'

const NAME = 'forecourt_sent'
const SECONDS = 3_600

/** The Set-Cookie header that lets the page of success say what was just sent. */
export function sentCookie({ protocol }: URL, token: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; SameSite=Lax; HttpOnly${secure}`
}

/** The token of what this browser sent last; '' for none. */
export const readSentCookie = (request: Request): string =>
  readCookie(request.headers.get('cookie'), NAME) ?? ''
