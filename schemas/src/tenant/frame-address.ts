import { isSafeLink } from '../content/link.ts'

/**
 * Whether a page at this address may be framed. A whole https address, without a name and password in it; a
 * script, a path or a file never.
 */
export function isFrameAddress(address: string): boolean {
  const text = address.trim()
  if (!isSafeLink(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}
