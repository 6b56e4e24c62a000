/** The parts of a page that have variants, with each variant's name and what the Studio calls it. */
export const VARIANTS = {
  header: {
    search: 'Line with today’s hours, then a white bar',
    cinema: 'Clear over the hero, menus in the middle',
    group: 'Line with the companies, name in a drawn mark',
    sign: 'Board in the accent colour, number as a plate',
    strip: 'Dark bar, menus on the right',
    plate: 'Name in a frame, a rule below',
  },
  hero: {
    'line-up': 'Search box, the body types parked below',
    stage: 'One vehicle in the dark, text on the left',
    fleet: 'Text and several vehicles on a pale surface',
    rig: 'Vehicles from the side on the ground, with measures',
    poster: 'Very large words and one vehicle',
    faults: 'One vehicle with numbered notes',
  },
  finder: {
    box: 'One large box, choices below',
    line: 'Choices in one thin line',
    band: 'Choices on a band in the brand colour',
    panel: 'Panel beside the title',
    strip: 'Choices edge to edge, a block as the button',
    row: 'Choices in one row',
  },
  card: {
    stack: 'Picture above the text',
    row: 'One car a line',
    wide: 'Picture on the left, a table of facts',
    tile: 'Tiles side by side without gaps',
    sheet: 'Framed sheet, condition before the facts',
  },
  types: {
    parked: 'Vehicles parked on one floor, names above',
    lit: 'Tall windows in the dark, thin type',
    ledger: 'Counts in large type, vehicles small',
    board: 'One raised board, vehicles side by side',
    names: 'Very large names, vehicles below',
    plates: 'Framed tags, the count in a corner',
  },
  offers: {
    blocks: 'Filled blocks, the picture at the foot',
    bands: 'The first as wide as the page',
    columns: 'Columns with rules between them',
    beside: 'Two a row, the picture on the left',
    tiles: 'Tiles without gaps, very large figures',
    tickets: 'One a line, a stub with the picture',
  },
  places: {
    topped: 'Large names under a bar, the picture at the foot',
    windows: 'Wide pictures in the dark, thin names',
    register: 'Columns with rules between them, a print',
    road: 'Stops along a road, on the accent colour',
    signs: 'Very large names, tiles without gaps',
    form: 'One framed form, ruled lines',
  },
  footer: {
    ask: '“Still looking?” with a field',
    models: 'Models in large thin type',
    postcode: 'Nearest location by postcode',
    word: 'The name as wide as the page',
    shops: 'Locations in large type',
    plate: 'The name in a frame, one number',
  },
} as const

/** The name of a part that has variants. */
export type VariantPart = keyof typeof VARIANTS
/** A variant of one part, for example `VariantOf<'header'>`. */
export type VariantOf<P extends VariantPart> = keyof (typeof VARIANTS)[P] & string
/** A variant of every part. */
export type Variants = { [P in VariantPart]: VariantOf<P> }

/** The parts in the order of a page. */
export const VARIANT_PARTS = Object.keys(VARIANTS) as [VariantPart, ...VariantPart[]]

/** The variants of one part, as the list of a field. */
export function variantNames<P extends VariantPart>(part: P) {
  return Object.keys(VARIANTS[part]) as [VariantOf<P>, ...VariantOf<P>[]]
}
