/** The host of the drawn pictures, as the demo feeds name it. */
const PICTURE_HOST = 'https://photos.forecourt.example'

/** What a model's picture shows: a kind of vehicle, the face it has, and its paint. */
type ModelPicture = { kind: string; face: string; paint: string }

/**
 * The drawing of each model as `kind-face paint`, by the model's slug. A model has the face of its stock, and no two
 * models share a face and a paint, so that a menu or a list never repeats a picture.
 */
const PICTURES: Readonly<Record<string, string>> = {
  // MG
  im6: 'suv-slim bronze',
  im5: 'sedan-blade sky',
  mg3: 'hatch-shield yellow',
  mg4: 'hatch-slim orange',
  zs: 'suv-block red',
  hs: 'suv-shield blue',
  qs: 'suv-split silver',
  cyberster: 'convertible-blade red',
  u9: 'ute-slim green',
  // Cars
  'cx-5': 'suv-block grey',
  'cx-30': 'suv-slim red',
  'cx-60': 'suv-split white',
  mazda3: 'hatch-round red',
  'bt-50': 'ute-slim blue',
  sportage: 'suv-shield green',
  carnival: 'mpv-block silver',
  ev5: 'suv-split sky',
  picanto: 'hatch-block yellow',
  tasman: 'ute-shield orange',
  tucson: 'suv-shield bronze',
  kona: 'suv-split yellow',
  'santa-fe': 'suv-shield beige',
  i30: 'hatch-block white',
  'ioniq-5': 'suv-split grey',
  'atto-3': 'suv-split blue',
  'sealion-6': 'suv-slim grey',
  'shark-6': 'ute-split blue',
  dolphin: 'hatch-slim sky',
  cannon: 'ute-block red',
  'haval-jolion': 'suv-round purple',
  'haval-h6': 'suv-round red',
  'tank-300': 'suv-round beige',
  outlander: 'suv-shield white',
  triton: 'ute-split yellow',
  asx: 'suv-shield orange',
  'pajero-sport': 'suv-slim brown',
  hilux: 'ute-slim red',
  rav4: 'suv-blade green',
  corolla: 'hatch-slim blue',
  camry: 'sedan-split silver',
  'landcruiser-300': 'suv-blade grey',
  bz4x: 'suv-blade black',
  ranger: 'ute-block orange',
  everest: 'suv-split bronze',
  'transit-custom': 'van-shield blue',
  mustang: 'coupe-round yellow',
  'x-trail': 'suv-block orange',
  qashqai: 'suv-block blue',
  patrol: 'suv-block white',
  navara: 'ute-shield red',
  forester: 'suv-block green',
  crosstrek: 'suv-slim sky',
  outback: 'wagon-shield brown',
  trailseeker: 'suv-slim green',
  tiguan: 'suv-shield grey',
  't-roc': 'suv-block yellow',
  amarok: 'ute-split white',
  'id-buzz': 'mpv-slim orange',
  xuv3xo: 'suv-round white',
  xuv700: 'suv-round sky',
  scorpio: 'suv-round black',
  'xev-9e': 'suv-round green',
  't60-max': 'ute-block grey',
  'terron-9': 'ute-block green',
  'deliver-9': 'van-shield white',
  g10: 'van-shield silver',
  // Trucks
  'd-max': 'ute-shield silver',
  'n-series': 'truck-tray blue',
  'mu-x': 'suv-slim silver',
  'f-series': 'truck-tipper yellow',
  'hino-300-series': 'truck-flatbed white',
  'hino-500-series': 'truck-tautliner orange',
  'hino-700-series': 'truck-dumper red',
  canter: 'truck-tray yellow',
  fighter: 'truck-box blue',
  ecanter: 'truck-box green',
  daily: 'van-block white',
  eurocargo: 'truck-tautliner white',
  t410: 'truck-bonnet black',
  t610: 'truck-bonnet purple',
  // Caravans and motorhomes
  journey: 'caravan-offroad orange',
  silverline: 'caravan-offroad beige',
  swan: 'caravan-touring blue',
  conquest: 'motorhome-block green',
  birdsville: 'motorhome-block blue',
  esperance: 'motorhome-slim beige',
  // Motorcycles
  'cb750-hornet': 'motorcycle-naked-sharp yellow',
  'rebel-500': 'motorcycle-cruiser-bobber grey',
  'africa-twin': 'motorcycle-tourer-adventure red',
  crf300l: 'motorcycle-tourer-trail white',
  'mt-07': 'motorcycle-naked-sharp blue',
  'mt-09': 'motorcycle-naked-sharp grey',
  'yzf-r7': 'motorcycle-tourer-faired blue',
  'tenere-700': 'motorcycle-tourer-trail blue',
  'ninja-500': 'motorcycle-tourer-faired green',
  z900: 'motorcycle-naked-sharp green',
  'vulcan-s': 'motorcycle-cruiser-bobber green',
  klx230: 'motorcycle-tourer-trail green',
  'gsx-8s': 'motorcycle-naked-sharp sky',
  'v-strom-800de': 'motorcycle-tourer-adventure yellow',
  sv650: 'motorcycle-naked-sharp red',
  'dr-z4s': 'motorcycle-tourer-trail sky',
  'speed-400': 'motorcycle-naked-round red',
  'street-triple': 'motorcycle-naked-sharp white',
  'tiger-900': 'motorcycle-tourer-adventure black',
  'bonneville-t100': 'motorcycle-naked-round green',
  'himalayan-450': 'motorcycle-tourer-trail beige',
  'interceptor-650': 'motorcycle-naked-round orange',
  'guerrilla-450': 'motorcycle-naked-round blue',
  nightster: 'motorcycle-cruiser-bobber black',
  'street-bob': 'motorcycle-cruiser-bobber orange',
  'pan-america': 'motorcycle-tourer-adventure grey',
  'road-glide': 'motorcycle-tourer-faired black',
}

/** The drawing of a model by its slug. @throws Error for a model without one */
function modelPicture(slug: string): ModelPicture {
  const [, kind, face, paint] = /^(.+)-([a-z]+) ([a-z]+)$/.exec(PICTURES[slug] ?? '') ?? []
  if (kind === undefined || face === undefined || paint === undefined)
    throw new Error(`Give the model ${slug} a picture in model-pictures.ts.`)
  return { kind, face, paint }
}

/** The address of a model's picture: from the front three-quarter and in its own paint, unless others are named. */
export function modelPictureAddress(slug: string, other: { angle?: string; paint?: string } = {}): string {
  const { kind, face, paint } = modelPicture(slug)
  return `${PICTURE_HOST}/${kind}-${face}/${other.angle ?? 'hero'}/${other.paint ?? paint}.webp`
}
