// /media/<signature>/<width>x<height><fit>/<address in base64url>.webp
// Signed, so that nobody can have the server fetch or resize what no page of it asked for.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface PictureOrder {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'contain'
}

const PATH = /^\/media\/([\w-]{22})\/(\d{1,4})x(\d{1,4})([cf])\/([\w-]{1,2800})\.webp$/

const signature = (secret: string, rest: string) =>
  createHmac('sha256', `media:${secret}`).update(rest).digest('base64url').slice(0, 22)

/** The address of a picture of a box's size in device pixels. */
export function pictureAddress(secret: string, { url, width, height, fit }: PictureOrder): string {
  const rest = `${width}x${height}${fit === 'cover' ? 'c' : 'f'}/${Buffer.from(url).toString('base64url')}`
  return `/media/${signature(secret, rest)}/${rest}.webp`
}

/** The order behind an address; null when it is malformed or was not signed with this secret. */
export function parsePictureAddress(secret: string, path: string): PictureOrder | null {
  const match = PATH.exec(path)
  if (!match) return null
  const [, given = '', width, height, fit, encoded = ''] = match
  const wanted = signature(secret, `${width}x${height}${fit}/${encoded}`)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return null
  return {
    url: Buffer.from(encoded, 'base64url').toString(),
    width: Number(width),
    height: Number(height),
    fit: fit === 'c' ? 'cover' : 'contain',
  }
}
