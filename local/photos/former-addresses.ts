/*
 * Addresses of the first pictures, `/<body>-<colour>/<angle>.webp`. Stock that was imported before keeps naming them,
 * so each is answered with the nearest picture there is now.
 */
import type { LayerLibrary } from './layer-library.ts'

const PATH = /^\/([a-z0-9]+)-([a-z]+)\/([a-z]+)\.webp$/

const ANGLES: Readonly<Record<string, string>> = {
  hero: 'hero',
  side: 'side',
  rear: 'rearq',
  nose: 'front',
  profile: 'side-left',
  tail: 'rear',
  flank: 'rearq-left',
  lamp: 'lamp',
  arch: 'wheel',
  wheel: 'wheel',
}

/** Bodies that have no pictures of their own, and whose they borrow. */
const KINDS: Readonly<Record<string, string>> = {
  '4x4': 'suv',
  crossover: 'suv',
  stationwagon: 'wagon',
  hatchback: 'hatch',
  peoplemover: 'mpv',
  bus: 'van',
}

export type FormerPhoto = { vehicle: string; angle: string; turned: boolean; colour: string }

/** The picture that stands for an address of the first kind, always the same; null for no such address. */
export function formerPhoto(library: LayerLibrary, pathname: string): FormerPhoto | null {
  const [, body = '', colour = '', former = ''] = PATH.exec(pathname) ?? []
  const kind = Object.hasOwn(KINDS, body) ? KINDS[body] : body
  const faces = library.faces.get(kind ?? '')
  if (!faces || !Object.hasOwn(ANGLES, former)) return null
  const [angle = '', left] = (ANGLES[former] ?? '').split('-')
  const spread = [...body, ...colour].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return {
    vehicle: `${kind}-${faces[spread % faces.length]}`,
    angle,
    turned: left !== undefined,
    colour: colour === 'gold' ? 'beige' : colour,
  }
}
