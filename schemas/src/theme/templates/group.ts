import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** Many dealerships and brands: measured, headings in a serif, its brand grids and numbers lead. */
export const group = {
  name: 'group',
  title: 'Group: many brands and places',
  surfaceColours: {
    ...BRIGHT,
    ink: '#15201a',
    picture: { of: 'brand', share: 0.05, with: '#fbfcf7' },
    pictureFloor: { of: 'brand', share: 0.17, with: '#ffffff' },
    foot: { of: 'brand', share: 0.62, with: '#000000' },
    tag: { of: 'brand', share: 1, with: '#000000' },
  },
  colours: { brand: '#1d3f72', accent: '#f0b429' },
  fonts: 'serif-source',
  basePx: [17, 18],
  sectionPx: [27, 44],
  radiusPx: 3,
  density: 1,
  picture: { look: 'glow', cutOuts: true, ratio: [3, 2], padPercent: [6, 7, 9] },
  framedCards: false,
  homeOrder: [
    'hero',
    'scrollingBanner',
    'figures',
    'brandGrids',
    'carRow',
    'bodyTypes',
    'offers',
    'locations',
    'callToAction',
    'questions',
  ],
  variants: {
    header: 'group',
    hero: 'fleet',
    finder: 'band',
    card: 'stack',
    types: 'ledger',
    offers: 'columns',
    places: 'register',
    footer: 'postcode',
  },
  signature: 'where',
  page: 'ruled',
  socialImage: '/social/group.jpg',
} as const satisfies TemplateDefinition
