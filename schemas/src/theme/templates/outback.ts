import type { TemplateDefinition } from '../template-definition.ts'

/** Trucks, caravans, four-wheel drives: warm, sturdy, wide cards. */
export const outback = {
  name: 'outback',
  title: 'Outback: trucks, caravans, four-wheel drives',
  surfaceColours: {
    surface: '#f6f1e7',
    raised: '#fffdf8',
    ink: '#221a13',
    positive: '#33691e',
    warning: '#7d5200',
    danger: '#a3123a',
    picture: '#ecdfc6',
    pictureFloor: { of: 'brand', share: 0.78, with: '#f6e3c9' },
    foot: { of: 'accent', share: 0.66, with: '#0d1209' },
    tag: { of: 'accent', share: 1, with: '#000000' },
  },
  colours: { brand: '#a9400f', accent: '#2f4637' },
  fonts: 'archivo-source',
  basePx: [17, 18],
  sectionPx: [26, 38],
  radiusPx: 4,
  density: 1.09,
  picture: { look: 'floor', cutOuts: true, ratio: [3, 2], padPercent: [5, 6, 8] },
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
    ...{ header: 'sign', hero: 'rig', finder: 'panel', card: 'wide' },
    ...{ types: 'board', offers: 'beside', places: 'road', footer: 'word' },
  },
  page: 'block',
  socialImage: '/social/outback.jpg',
} as const satisfies TemplateDefinition
