import type { BlockType } from './blocks.query.ts'

// Small drawings of the blocks for the insert menu, 160 by 90, of a few shapes. They read on light and dark alike.

const [PAPER, SOFT, INK, ACT] = ['#f3f4fa', '#c6cce2', '#6a7192', '#4353d9']

const box = (x: number, y: number, w: number, h: number, fill = SOFT, round = 2) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`
const dot = (x: number, y: number, radius: number, fill = SOFT) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const path = (d: string, fill = ACT) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour = ACT) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

/** Lines of text from a point down. */
const text = (x: number, y: number, w: number, lines = 2) =>
  Array.from({ length: lines }, (_, at) =>
    box(x, y + at * 7, at === lines - 1 ? w * 0.7 : w, 3, INK, 1),
  ).join('')
const head = (x: number, y: number, w: number) => box(x, y, w, 6, INK)
const button = (x: number, y: number, w = 28) => box(x, y, w, 9, ACT, 4)
/** A drawing beside itself. */
const row = (count: number, draw: (x: number, w: number) => string, gap = 6) => {
  const width = (140 - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => draw(10 + at * (width + gap), width)).join('')
}
const rows = (count: number, draw: (y: number) => string, from = 18, step = 16) =>
  Array.from({ length: count }, (_, at) => draw(from + at * step)).join('')
const car = (x: number, y: number, scale = 1, fill = INK) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M2 14v-5l6-2 5-6h14l6 6 7 2v5z', fill)}${dot(10, 14, 4, PAPER)}${dot(10, 14, 2.5, fill)}${dot(32, 14, 4, PAPER)}${dot(32, 14, 2.5, fill)}</g>`
const pin = (x: number, y: number) => path(`M${x} ${y}c-9-11-9-20 0-20s9 9 0 20z`) + dot(x, y - 13, 3, PAPER)
const star = (x: number, y: number, size = 5) =>
  path(
    `M${x} ${y - size}l${size * 0.3} ${size * 0.65} ${size * 0.7} .1-${size * 0.55} ${size * 0.5} ${size * 0.2} ${size * 0.75}-${size * 0.65}-${size * 0.4}-${size * 0.65} ${size * 0.4} ${size * 0.2}-${size * 0.75}-${size * 0.55}-${size * 0.5} ${size * 0.7}-.1z`,
  )
const carCard = (x: number, w: number) => box(x, 26, w, 30) + car(x + w / 2 - 16, 34, 0.8) + text(x, 62, w)
const field = (y: number) => box(10, y, 140, 11, '#fff') + text(15, y + 4, 40, 1)
const map = box(10, 10, 140, 70) + line('M10 58C50 40 70 74 150 30', '#fff') + line('M60 10l16 70', '#fff')
const tick = (x: number, y: number) => line(`M${x} ${y}l3 3 6-7`)

const DRAWINGS: Readonly<Record<BlockType, string>> = {
  hero:
    box(0, 0, 160, 90) +
    head(12, 24, 70) +
    text(12, 38, 60) +
    button(12, 60) +
    dot(76, 82, 2, ACT) +
    dot(84, 82, 2),
  imageBanner: box(0, 14, 160, 62) + head(40, 34, 80) + text(50, 48, 60, 1) + button(66, 58),
  video: box(20, 10, 120, 70) + dot(80, 45, 16, '#fff') + path('M75 36l15 9-15 9z'),
  scrollingBanner: box(0, 36, 160, 18, ACT, 0) + rows(1, () => row(3, (x, w) => box(x, 43, w, 4, '#fff'))),
  carRow: head(10, 10, 60) + row(3, carCard),
  priceSteps: head(10, 10, 60) + line('M12 36h30v12h36v12h36v14h34') + car(112, 22, 0.9),
  bodyTypes: head(10, 10, 60) + row(4, (x, w) => box(x, 28, w, 44) + car(x + 2, 42, 0.65)),
  modelCards:
    head(10, 10, 50) + row(2, (x, w) => box(x, 26, w, 54) + car(x + 14, 38) + text(x + 8, 66, 40, 1)),
  categoryCards: row(3, (x, w) => box(x, 14, w, 62) + head(x + 6, 58, w - 16) + text(x + 6, 68, w - 12, 1)),
  brandGrids: rows(2, (y) => row(5, (x, w) => box(x, y, w, 22) + dot(x + w / 2, y + 11, 6, INK)), 18, 30),
  licencePicker: row(2, (x, w) => box(x, 12, w, 14, x < 50 ? ACT : SOFT, 7)) + row(3, carCard),
  priceHistogram: [14, 26, 44, 52, 38, 24, 12]
    .map((h, at) => box(14 + at * 19, 76 - h, 15, h, at === 3 ? ACT : SOFT))
    .join(''),
  towFinder: box(104, 30, 44, 28) + dot(126, 58, 5, INK) + car(44, 40, 1.2) + line('M92 56h12') + field(70),
  towWeights: box(104, 18, 44, 28) + car(44, 28, 1.2) + row(3, (x, w) => text(x, 62, w)),
  rangeAndCharging:
    car(14, 22, 1.4) +
    path('M118 14l-12 20h10l-4 18 16-24h-10z') +
    box(14, 66, 132, 8, '#fff', 4) +
    box(14, 66, 90, 8, ACT, 4),
  groupMap: map + pin(50, 52) + pin(90, 40) + pin(124, 66),
  offers: head(10, 10, 50) + row(2, (x, w) => box(x, 24, w, 34) + text(x, 64, w)),
  locations: row(2, (x, w) => box(x, 12, w, 34) + text(x, 52, w, 3)),
  map: map + pin(80, 52),
  team: head(10, 10, 50) + row(4, (x, w) => dot(x + w / 2, 42, 14) + text(x + 2, 64, w - 4)),
  roles:
    head(10, 8, 50) +
    rows(3, (y) => box(10, y, 140, 16) + text(16, y + 6, 60, 1) + box(118, y + 4, 26, 8, ACT, 4), 22, 21),
  figures: row(3, (x, w) => box(x, 24, w - 6, 18, ACT) + text(x, 52, w)),
  richText: head(20, 12, 80) + text(20, 28, 120, 7),
  questions:
    head(10, 8, 60) +
    rows(3, (y) => box(10, y, 140, 16) + text(16, y + 6, 80, 1) + line(`M138 ${y + 6}l4 4 4-4`), 22, 21),
  hiddenColumns:
    row(3, (x, w) => box(x, 10, w, 12, x < 50 ? ACT : SOFT)) + row(3, (x, w) => text(x, 32, w, 6)),
  testimonials:
    path(
      'M24 20h12v12c0 8-4 10-12 12v-8c4 0 4-3 4-6h-4zM44 20h12v12c0 8-4 10-12 12v-8c4 0 4-3 4-6h-4z',
      SOFT,
    ) +
    text(66, 24, 80, 4) +
    dot(72, 66, 7) +
    text(84, 64, 40, 1),
  reviews: row(5, (x, w) => star(x + w / 2, 32, 11)) + text(30, 54, 100, 3),
  servicePrices: rows(4, (y) => text(14, y, 70, 1) + box(116, y - 2, 30, 7, ACT), 20, 16),
  servicePoints: rows(3, (y) => tick(16, y + 3) + head(34, y - 2, 50) + text(34, y + 7, 100, 1), 18, 23),
  certifiedUsed:
    path('M34 14l22 8v20c0 16-10 26-22 32-12-6-22-16-22-32V22z', SOFT) +
    line('M24 44l8 8 14-18') +
    head(72, 22, 60) +
    text(72, 38, 76, 4),
  warranty:
    path('M34 14l22 8v20c0 16-10 26-22 32-12-6-22-16-22-32V22z', SOFT) +
    head(72, 22, 60) +
    text(72, 38, 76, 4),
  recall:
    path('M36 16l28 52H8z', SOFT) +
    box(34, 34, 4, 18, ACT) +
    dot(36, 60, 3, ACT) +
    head(78, 22, 60) +
    text(78, 38, 70, 3) +
    button(78, 64),
  payments: row(4, (x, w) => box(x, 30, w, 24, '#fff') + box(x, 36, w, 5, SOFT, 0)) + text(50, 66, 60, 1),
  priceList:
    box(10, 12, 140, 12) +
    rows(
      4,
      (y) => text(12, y, 50, 1) + box(84, y, 16, 4, INK) + box(108, y, 16, 4, INK) + box(132, y, 16, 4, INK),
      33,
      13,
    ),
  vinCheck:
    head(10, 10, 60) +
    box(10, 28, 100, 14, '#fff') +
    button(116, 30, 34) +
    box(10, 54, 4, 26, ACT, 0) +
    tick(22, 62) +
    text(34, 60, 100, 2),
  inspectionSheet: rows(
    4,
    (y) =>
      text(10, y + 2, 40, 1) +
      Array.from({ length: 9 }, (_, at) => box(58 + at * 10, y, 8, 8, (at + y) % 7 === 0 ? SOFT : ACT)).join(
        '',
      ),
    14,
    18,
  ),
  specTable:
    row(3, (x, w) => head(x, 10, w - 10)) + rows(4, (y) => row(3, (x, w) => text(x, y, w - 12, 1)), 28, 14),
  bodyPicker:
    row(2, (x, w) => box(x, 10, w, 16, x < 50 ? ACT : SOFT)) +
    car(20, 34, 1.6) +
    box(96, 36, 54, 30) +
    text(96, 72, 54, 1),
  weightBars: rows(
    2,
    (y) =>
      text(10, y, 50, 1) +
      box(10, y + 8, 140, 14) +
      box(10, y + 8, 84, 14, INK) +
      box(94, y + 8, 24, 14, ACT),
    14,
    36,
  ),
  payAWeek:
    box(10, 20, 140, 4) +
    dot(60, 22, 7, ACT) +
    head(10, 40, 50) +
    rows(3, (y) => text(10, y, 40, 1) + text(110, y, 40, 1), 56, 11),
  depotSizer:
    path('M34 14l-12 20h10l-4 18 16-24h-10z') +
    field(60) +
    box(84, 14, 66, 10) +
    box(84, 30, 66, 10, ACT) +
    box(84, 46, 40, 10),
  brandMatrix: rows(
    4,
    (y) =>
      text(10, y + 3, 30, 1) +
      row(5, (x, w) => (x < 40 ? '' : box(x, y, w - 4, 10, (x + y) % 3 < 1 ? ACT : SOFT))),
    16,
    17,
  ),
  callToAction: box(10, 18, 140, 54) + head(22, 32, 70) + text(22, 46, 60, 2) + button(112, 40),
  featureLinks: row(3, (x, w) => dot(x + w / 2, 30, 12) + head(x + 4, 50, w - 8) + text(x, 62, w)),
  leadForm: head(10, 8, 60) + field(22) + field(37) + field(52) + button(10, 70, 40),
}

/** The drawing of a kind of block as the address of a picture. */
export function drawBlock(kind: string): string | undefined {
  const shapes = DRAWINGS[kind as BlockType]
  if (!shapes) return undefined
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${PAPER}"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
