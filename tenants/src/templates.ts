import { GROUNDS, type Ground, TEMPLATE_NAMES, type TemplateName } from '@forecourt/schemas/contract'

/** A family of a variable font: the package it comes from and the CSS family that package names. */
export type Typeface = { family: string; packageName: string }

/**
 * How a template furnishes the same rooms: its ground, type, shape, and which variant of header, hero, card and footer
 * it takes. The site's components know the variants; no component knows a template.
 */
export type Furnishing = {
  name: TemplateName
  ground: Ground
  display: Typeface & { weight: number; trackingEm: number; widthPercent: number }
  text: Typeface
  /** Body size at 360 and at 1600 px of width. */
  basePx: readonly [small: number, large: number]
  radiusPx: number
  density: number
  header: 'light' | 'accent' | 'dark'
  hero: 'ground' | 'block' | 'cinematic' | 'numbers'
  card: 'edged' | 'wide' | 'bare' | 'tight'
  footer: 'dark' | 'warm'
  /** Cards a row at 360, 768, 1280 and 1920 px. */
  cardsPerRow: readonly [number, number, number, number]
}

const HOST: Typeface = { family: 'Host Grotesk Variable', packageName: '@fontsource-variable/host-grotesk' }
const FIGTREE: Typeface = { family: 'Figtree Variable', packageName: '@fontsource-variable/figtree' }
const HANKEN: Typeface = {
  family: 'Hanken Grotesk Variable',
  packageName: '@fontsource-variable/hanken-grotesk',
}
const ARCHIVO: Typeface = { family: 'Archivo Variable', packageName: '@fontsource-variable/archivo' }
const SOURCE: Typeface = {
  family: 'Source Sans 3 Variable',
  packageName: '@fontsource-variable/source-sans-3',
}

const METRO: Furnishing = {
  name: 'metro',
  ground: GROUNDS.metro,
  display: { ...HOST, weight: 600, trackingEm: -0.03, widthPercent: 100 },
  text: FIGTREE,
  basePx: [16, 17],
  radiusPx: 10,
  density: 1,
  header: 'light',
  hero: 'ground',
  card: 'edged',
  footer: 'dark',
  cardsPerRow: [1, 2, 3, 3],
}

/** Every template's furnishing. */
export const FURNISHINGS: Readonly<Record<TemplateName, Furnishing>> = {
  metro: METRO,
  marque: {
    ...METRO,
    name: 'marque',
    ground: GROUNDS.marque,
    display: { ...HANKEN, weight: 400, trackingEm: -0.028, widthPercent: 100 },
    text: HANKEN,
    radiusPx: 2,
    density: 1.04,
    header: 'dark',
    hero: 'cinematic',
    card: 'bare',
  },
  group: {
    ...METRO,
    name: 'group',
    ground: GROUNDS.group,
    display: { ...FIGTREE, weight: 650, trackingEm: -0.022, widthPercent: 100 },
    radiusPx: 6,
    hero: 'numbers',
  },
  outback: {
    ...METRO,
    name: 'outback',
    ground: GROUNDS.outback,
    display: { ...ARCHIVO, weight: 720, trackingEm: -0.018, widthPercent: 112 },
    text: SOURCE,
    basePx: [17, 18],
    radiusPx: 4,
    density: 1.09,
    header: 'accent',
    hero: 'block',
    card: 'wide',
    footer: 'warm',
    cardsPerRow: [1, 1, 1, 2],
  },
  moto: {
    ...METRO,
    name: 'moto',
    ground: GROUNDS.moto,
    display: { ...ARCHIVO, weight: 760, trackingEm: -0.015, widthPercent: 100 },
    radiusPx: 2,
    density: 0.96,
    header: 'dark',
    hero: 'cinematic',
    card: 'tight',
    cardsPerRow: [1, 2, 4, 4],
  },
}

/** The furnishing of a template. */
export function furnishingOf(template: TemplateName): Furnishing {
  return FURNISHINGS[template]
}

export { TEMPLATE_NAMES, type TemplateName }
