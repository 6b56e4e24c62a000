// Composes the pictures that other packages store as files: bodies of the home page and uploads of the demo dealers'
// staff. `node local/photos/paint-files.ts [part of a file's name ...]`; the files are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FACES } from './faces.ts'
import { LayerLibrary } from './layer-library.ts'
import { composePhoto } from './photo-composer.ts'

const root = join(import.meta.dirname, '../..')

/** Files by the vehicle, angle and colour they show. */
const FILES: Readonly<Record<string, string>> = {
  'public/bodies/naked.webp': 'motorcycle-naked-round hero green',
  'public/bodies/cruiser.webp': 'motorcycle-cruiser-classic hero red',
  'public/bodies/tourer.webp': 'motorcycle-tourer-faired hero silver',
  'public/bodies/adventure.webp': 'motorcycle-tourer-adventure hero beige',
  'public/bodies/sports.webp': 'motorcycle-naked-sharp hero blue',
  'public/bodies/caravan.webp': 'caravan-touring hero blue',
  'public/bodies/truck.webp': 'truck-tray hero white',
  'tenants/redgum/images/truck-white.webp': 'truck-tray hero white',
  'tenants/throttle-lane/images/naked-yellow.webp': 'motorcycle-naked-sharp hero yellow',
  'tenants/throttle-lane/images/naked-black.webp': 'motorcycle-naked-sharp side black',
  'tenants/throttle-lane/images/naked-red.webp': 'motorcycle-naked-round hero red',
  'tenants/throttle-lane/images/cruiser-black.webp': 'motorcycle-cruiser-bobber hero black',
  'tenants/throttle-lane/images/wheel-blue.webp': 'motorcycle-naked-sharp wheel blue',
}

const wanted = process.argv.slice(2)
const library = new LayerLibrary(join(import.meta.dirname, 'layers'), FACES)
for (const [file, photo] of Object.entries(FILES)) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
  const [vehicle = '', angle = '', colour = ''] = photo.split(' ')
  const { bytes } = library.read(vehicle, angle)
  const painted = await composePhoto(bytes, { colour, width: null, turned: false })
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), painted)
  process.stdout.write(`${file}: ${painted.length} bytes\n`)
}
