import type { LayerLibrary } from './layer-library.ts'
import { PAINTS } from './paints.ts'

/** The shape of a dealer's own picture. */
export type PhotoShape = 'phone' | 'stamped'

/** A valid photo request. */
export type PhotoRequest = {
  vehicle: string
  angle: string
  /** Mirrored, to show the other side. */
  turned: boolean
  /** Without backdrop: vehicle and shadow on transparent ground. */
  cut: boolean
  /** The light of a dark room; of cut-outs only. */
  night: boolean
  colour: string
  /** As a dealer's phone takes it, upright, or as his camera does, with his mark in a corner; absent for the stored shape. */
  shape?: PhotoShape
  /** In pixels, or null for the stored size. */
  width: number | null
}

export type ParsedRequest = { photo: PhotoRequest } | { status: 400 | 404; why: string }

const PATH = /^\/([a-z0-9]+(?:-[a-z0-9]+)+)\/([a-z]+(?:-\d\d)?)(-left)?\/([a-z]+)(?:\.webp)?$/
const MIN_WIDTH = 16
const MAX_WIDTH = 2_400

/** Parses `/<kind>-<face>/<angle>/<colour>.webp?w=<width>&cut=1&light=night&shape=phone`. */
export function parsePhotoRequest(library: LayerLibrary, target: string): ParsedRequest {
  const { pathname, searchParams } = new URL(target, 'http://photos')
  const width = parseWidth(searchParams.getAll('w'))
  if (width === undefined)
    return { status: 400, why: `w is a whole number from ${MIN_WIDTH} to ${MAX_WIDTH}.` }
  const look = parseLook(searchParams.getAll('cut'), searchParams.getAll('light'))
  if (look === undefined) return { status: 400, why: 'cut is 1; light is night, of a cut picture.' }
  const shape = parseShape(searchParams.getAll('shape'), look.cut)
  if (shape === undefined)
    return { status: 400, why: 'shape is phone or stamped, of a picture with its ground.' }
  const [, vehicle = '', angle = '', left, colour = ''] = PATH.exec(pathname) ?? []
  if (!library.has(vehicle, getLayersName({ angle, ...look })) || !Object.hasOwn(PAINTS, colour))
    return { status: 404, why: 'No such photo.' }
  return {
    photo: {
      vehicle,
      angle,
      turned: left !== undefined,
      ...look,
      colour,
      width,
      ...(shape ? { shape } : {}),
    },
  }
}

function parseWidth(given: readonly string[]): number | null | undefined {
  const [text] = given
  if (text === undefined) return null
  const width = /^\d{1,5}$/.test(text) && given.length === 1 ? Number(text) : 0
  return width >= MIN_WIDTH && width <= MAX_WIDTH ? width : undefined
}

function parseShape(given: readonly string[], cut: boolean): PhotoShape | null | undefined {
  const [shape] = given
  if (shape === undefined) return null
  if (given.length > 1 || cut) return undefined
  return shape === 'phone' || shape === 'stamped' ? shape : undefined
}

function parseLook(
  cut: readonly string[],
  light: readonly string[],
): Pick<PhotoRequest, 'cut' | 'night'> | undefined {
  if (cut.length === 0 && light.length === 0) return { cut: false, night: false }
  const isValid = cut.length === 1 && cut[0] === '1' && light.length <= 1
  if (!isValid || (light[0] !== undefined && light[0] !== 'night')) return undefined
  return { cut: true, night: light[0] === 'night' }
}

/** The name of the layers that a photo is composed from: `hero`, `hero.cut`, `hero.night`. */
export function getLayersName({ angle, cut, night }: Pick<PhotoRequest, 'angle' | 'cut' | 'night'>): string {
  return cut ? `${angle}.${night ? 'night' : 'cut'}` : angle
}
