// Composes the pictures that other packages store as files: bodies of the home page and uploads of the demo dealers'
// staff. `node local/photos/paint-files.ts [part of a file's name ...]`; the files are committed.
//
// A file of tenants/*/images or tenants/platform/images whose name tells what it shows is painted as its name tells:
// `<kind>-<face>-<angle>-<paint>.webp` is a cut-out, with `-n` before the paint in the light of the night.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { FACES } from './faces.ts'
import { LayerLibrary } from './layer-library.ts'
import { PAINTS } from './paints.ts'
import { composePhoto } from './photo-composer.ts'

const root = join(import.meta.dirname, '../..')
const library = new LayerLibrary(join(import.meta.dirname, 'layers'), FACES)

/** Bodies of the home page, all seen from the side and standing on one line. */
const BODIES: Readonly<Record<string, string>> = {
  suv: 'suv-shield side.cut graphite',
  '4x4': 'suv-block side.cut white',
  ute: 'ute-shield side.cut orange',
  hatch: 'hatch-slim side.cut red',
  sedan: 'sedan-shield side.cut silver',
  wagon: 'wagon-split side.cut green',
  coupe: 'coupe-blade side.cut bronze',
  convertible: 'convertible-blade side.cut copper',
  'people-mover': 'mpv-slim side.cut mist',
  van: 'van-slim side.cut white',
  truck: 'truck-tray side.cut white',
  motorhome: 'motorhome-block side.cut green',
  caravan: 'caravan-touring side.cut blue',
  naked: 'motorcycle-naked-round side.cut green',
  cruiser: 'motorcycle-cruiser-classic side.cut red',
  tourer: 'motorcycle-tourer-faired side.cut silver',
  adventure: 'motorcycle-tourer-adventure side.cut beige',
  sports: 'motorcycle-naked-sharp side.cut blue',
}
const BODY_SIZE = { width: 900, height: 600 }
/** Of the picture's height, below the wheels' shadow. */
const BELOW = 70

/** Files by the vehicle, layers and colour they show. */
const FILES: Readonly<Record<string, string>> = {
  'tenants/redgum/images/truck-white.webp': 'truck-tray hero white',
  'tenants/throttle-lane/images/naked-yellow.webp': 'motorcycle-naked-sharp hero yellow',
  'tenants/throttle-lane/images/naked-black.webp': 'motorcycle-naked-sharp side black',
  'tenants/throttle-lane/images/naked-red.webp': 'motorcycle-naked-round hero red',
  'tenants/throttle-lane/images/cruiser-black.webp': 'motorcycle-cruiser-bobber hero black',
  'tenants/throttle-lane/images/wheel-blue.webp': 'motorcycle-naked-sharp wheel blue',
}
const CUT_OUT = /^([a-z]+(?:-[a-z]+)+)-(hero|side|rearq)(-n)?-([a-z]+)\.webp$/

const wanted = process.argv.slice(2)
const bodies: Record<string, string> = Object.fromEntries(
  Object.entries(BODIES).map(([name, photo]) => [`public/bodies/${name}.webp`, photo]),
)
for (const [file, photo] of Object.entries({
  ...bodies,
  ...FILES,
  ...cutOutsOfDealers(),
})) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
  const [vehicle = '', layers = '', colour = ''] = photo.split(' ')
  const { bytes } = library.read(vehicle, layers)
  const look = { width: null, turned: false, cut: layers.includes('.') }
  const composed = await composePhoto(bytes, { ...look, colour })
  const painted = file.startsWith('public/bodies/') ? await onOneLine(composed) : composed
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), painted)
  process.stdout.write(`${file}: ${painted.length} bytes\n`)
}

/** A cut-out within the tile's picture, whose other part is transparent. */
async function onOneLine(cutOut: Buffer): Promise<Buffer> {
  const { width, height } = BODY_SIZE
  const { data, info } = await sharp(cutOut)
    .resize({ width, height: height - BELOW, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width - info.width) / 2)
  return sharp(data)
    .extend({
      ...{ top: height - BELOW - info.height, bottom: BELOW },
      ...{ left, right: width - info.width - left, background: '#0000' },
    })
    .webp({ quality: 82, alphaQuality: 100, effort: 6 })
    .toBuffer()
}

/** Files whose names tell what they show, of vehicles there are cut-outs of. */
function cutOutsOfDealers(): Record<string, string> {
  const files = readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => imagesIn(`tenants/${name}/images`))
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, vehicle = '', angle, night, colour = ''] = CUT_OUT.exec(file.split('/').at(-1) ?? '') ?? []
      const layers = `${angle}.${night ? 'night' : 'cut'}`
      const isKnown = library.has(vehicle, layers) && Object.hasOwn(PAINTS, colour)
      return isKnown ? [[file, `${vehicle} ${layers} ${colour}`]] : []
    }),
  )
}

function imagesIn(folder: string): string[] {
  try {
    return readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
