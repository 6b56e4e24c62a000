import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** One brand: a dark stage, thin large type, one family of type for both roles. */
export const marque = {
  name: 'marque',
  title: 'Marque: one make, wide pictures',
  surfaceColours: {
    ...BRIGHT,
    ink: '#0d1416',
    picture: { of: 'brand', share: 0.08, with: '#ffffff' },
    pictureFloor: { of: 'brand', share: 0.2, with: '#ffffff' },
    foot: { of: 'brand', share: 0.55, with: '#000000' },
    tag: { of: 'ink', share: 1, with: '#000000' },
  },
  colours: { brand: '#0e2a2e', accent: '#9fe3d6' },
  fonts: 'hanken',
  basePx: [16, 17],
  sectionPx: [28, 48],
  radiusPx: 0,
  density: 1.04,
  focus: '#1d6f78',
  picture: { look: 'glow', cutOuts: true, ratio: [3, 2], padPercent: [6, 7, 9] },
  framedCards: false,
  homeOrder: [
    'hero',
    'scrollingBanner',
    'bodyTypes',
    'carRow',
    'offers',
    'figures',
    'locations',
    'callToAction',
    'questions',
  ],
  variants: {
    header: 'cinema',
    hero: 'stage',
    finder: 'line',
    card: 'row',
    types: 'lit',
    offers: 'bands',
    places: 'windows',
    footer: 'models',
  },
  signature: 'range',
  page: 'dark',
  socialImage: '/social/marque.jpg',
} as const satisfies TemplateDefinition
