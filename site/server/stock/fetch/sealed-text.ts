// Secrets that dealers give us for other systems: stored so that the database alone does not tell them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param use what the text is for; another one does not open it */
export function sealText(text: string, secret: string, use: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(use))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for what was sealed by another secret or for another use. */
export function openText(sealed: string, secret: string, use: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(use)).setAuthTag(tag)
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null // the tag does not fit
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'forecourt sealed text', 32))
