import { type Grade, modelKey } from '../catalog/grade.ts'
import { computeHash } from '../hash.ts'
import { PHOTO_FACES } from '../photo-kinds.ts'

const RETRO =
  /Bonneville|Speed Twin|Speed 400|Scrambler|Classic|Hunter|Interceptor|Continental|XSR|Z900RS|CB\d+R/
const BOBBERS = /Bobber|Rebel|Bolt|Iron|Nightster|Sportster|Street Bob|Eliminator|Vulcan|Scout/
const OFF_ROAD = /Outback|Off Road|All-Terrain|CrossTrak|X-Treme/

/** Engines of motorcycles that are sold with cases. */
const LARGE_CC = 700

/** Kinds whose pictures show builds that one must not take for another: what a grade is, told by its names. */
const BUILDS: Readonly<Record<string, (grade: Grade) => string>> = {
  truck: getTruckFace,
  caravan: ({ model, badge }) => (OFF_ROAD.test(`${model} ${badge}`) ? 'offroad' : 'touring'),
  'motorcycle-naked': ({ model }) => (RETRO.test(model) ? 'round' : 'sharp'),
  'motorcycle-cruiser': ({ model, badge }) => (BOBBERS.test(`${model} ${badge}`) ? 'bobber' : 'classic'),
  // Metal cases are only on the large ones.
  'motorcycle-tourer': ({ body, engine }) => {
    if (!/Adventure|Trail/.test(body)) return 'faired'
    return body === 'Trail' || (engine?.cc ?? 0) < LARGE_CC ? 'trail' : 'adventure'
  },
}

/** Makes whose cabs have the wider mouth. */
const WIDE_MOUTHS = new Set(['Hino', 'Iveco', 'UD Trucks'])

function getTruckFace({ make, model, body, drive }: Grade): string {
  if (body === 'Prime Mover') return make === 'Kenworth' && model.startsWith('T') ? 'bonnet' : 'mover'
  const wide = WIDE_MOUTHS.has(make)
  if (/Tipper/.test(body) && drive === '6x4') return wide ? 'dumper' : 'tipper'
  if (/Curtainsider/.test(body)) return wide ? 'tautliner' : 'curtain'
  if (/Pantech/.test(body)) return wide ? 'pantech' : 'box'
  return wide ? 'flatbed' : 'tray'
}

/** Makes with a nose of their own among vehicles of a kind, by the nose. */
const NOSES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  suv: {
    round: ['Suzuki', 'GWM', 'Jeep', 'Mahindra', 'MINI', 'Land Rover', 'Honda'],
    blade: ['Toyota', 'Lexus', 'Volvo', 'Porsche', 'Audi', 'BMW', 'Mercedes-Benz', 'Renault'],
  },
  hatch: { block: ['Hyundai', 'Volkswagen', 'Kia', 'Nissan', 'Honda'] },
  sedan: { split: ['Toyota', 'BMW', 'Holden', 'Ford', 'Mercedes-Benz'] },
  van: { shield: ['LDV', 'Mercedes-Benz', 'Ford'] },
}

/** The faces that makes without a nose of their own share. */
const SHARED_FACES: Readonly<Record<string, number>> = { suv: 4, hatch: 4, sedan: 3, van: 2 }

/** The face of a model's pictures: all of one generation of a model have the same front. */
export function getFace(grade: Grade): string {
  const build = BUILDS[grade.photo]
  if (build) return build(grade)
  const own = Object.entries(NOSES[grade.photo] ?? {}).find(([, makes]) => makes.includes(grade.make))
  if (own) return own[0]
  const faces: readonly string[] = PHOTO_FACES[grade.photo].slice(0, SHARED_FACES[grade.photo])
  const face = faces[computeHash(modelKey(grade)) % faces.length]
  if (face === undefined) throw new Error(`A ${grade.photo} has no face.`)
  return face
}
