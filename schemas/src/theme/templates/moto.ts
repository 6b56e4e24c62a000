import type { TemplateDefinition } from '../template-definition.ts'

/** Motorcycles: near black, condensed type, a grid without gaps. */
export const moto = {
  name: 'moto',
  title: 'Moto: motorcycles, on black',
  surfaceColours: {
    surface: '#0b0c0d',
    raised: '#151719',
    ink: '#f3f4ef',
    positive: '#58d68a',
    warning: '#f0b429',
    danger: '#ff7b83',
    picture: '#34383a',
    pictureFloor: '#17191b',
    foot: { of: 'brand', share: 1, with: '#000000' },
    tag: { of: 'brand', share: 1, with: '#000000' },
  },
  colours: { brand: '#e4f222', accent: '#ff5436' },
  fonts: 'archivo-condensed',
  basePx: [16, 17],
  sectionPx: [35, 67],
  radiusPx: 0,
  density: 0.96,
  picture: { look: 'glow', cutOuts: true, ratio: [4, 3], padPercent: [6, 6, 8] },
  framedCards: false,
  homeOrder: [
    'hero',
    'scrollingBanner',
    'carRow',
    'bodyTypes',
    'offers',
    'figures',
    'locations',
    'callToAction',
    'questions',
  ],
  variants: {
    ...{ header: 'strip', hero: 'poster', finder: 'strip', card: 'tile' },
    ...{ types: 'names', offers: 'tiles', places: 'signs', footer: 'shops' },
  },
  page: 'display',
  socialImage: '/social/moto.jpg',
} as const satisfies TemplateDefinition
