// Composes the pictures that other packages store as files: bodies of the home page and uploads of the demo dealers'
// staff. `node local/photos/paint-files.ts [part of a file's name ...]`; the files are committed.
//
// A file of tenants/*/images or tenants/platform/images whose name tells what it shows is painted as its name tells:
// `<kind>-<face>-<angle>-<paint>.webp` is a cut-out, with `-n` before the paint in the light of the night.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FACES } from './faces.ts'
import { LayerLibrary } from './layer-library.ts'
import { PAINTS } from './paints.ts'
import { composePhoto } from './photo-composer.ts'

const root = join(import.meta.dirname, '../..')
const library = new LayerLibrary(join(import.meta.dirname, 'layers'), FACES)

/** Files by the vehicle, layers and colour they show. */
const FILES: Readonly<Record<string, string>> = {
  // Tiles of bodies are all seen from the side.
  'public/bodies/convertible.webp': 'convertible-blade side orange',
  'public/bodies/van.webp': 'van-slim side white',
  'public/bodies/truck.webp': 'truck-tray side white',
  'public/bodies/motorhome.webp': 'motorhome-block side green',
  'public/bodies/caravan.webp': 'caravan-touring side blue',
  'public/bodies/naked.webp': 'motorcycle-naked-round side green',
  'public/bodies/cruiser.webp': 'motorcycle-cruiser-classic side red',
  'public/bodies/tourer.webp': 'motorcycle-tourer-faired side silver',
  'public/bodies/adventure.webp': 'motorcycle-tourer-adventure side beige',
  'public/bodies/trail.webp': 'motorcycle-tourer-trail side red',
  'public/bodies/sports.webp': 'motorcycle-naked-sharp side blue',
  'tenants/redgum/images/truck-white.webp': 'truck-tray hero white',
  'tenants/redgum/images/wheel-white.webp': 'truck-tray wheel white',
  'tenants/throttle-lane/images/naked-yellow.webp': 'motorcycle-naked-sharp hero yellow',
  'tenants/throttle-lane/images/naked-black.webp': 'motorcycle-naked-sharp side black',
  'tenants/throttle-lane/images/naked-red.webp': 'motorcycle-naked-round hero red',
  'tenants/throttle-lane/images/cruiser-black.webp': 'motorcycle-cruiser-bobber hero black',
  'tenants/throttle-lane/images/wheel-blue.webp': 'motorcycle-naked-sharp wheel blue',
}
const CUT_OUT = /^([a-z]+(?:-[a-z]+)+)-(hero|side|rearq)(-n)?-([a-z]+)\.webp$/

const wanted = process.argv.slice(2)
for (const [file, photo] of Object.entries({
  ...FILES,
  ...cutOutsOfDealers(),
})) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
  const [vehicle = '', layers = '', colour = ''] = photo.split(' ')
  const { bytes } = library.read(vehicle, layers)
  const look = { width: null, turned: false, cut: layers.includes('.') }
  const painted = await composePhoto(bytes, { ...look, colour })
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), painted)
  process.stdout.write(`${file}: ${painted.length} bytes\n`)
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
