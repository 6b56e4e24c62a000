import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** Multi-brand city dealer: bright, search first. */
export const metro = {
  name: 'metro',
  title: 'Metro: city dealer of many makes, search first',
  surfaceColours: {
    ...BRIGHT,
    picture: { of: 'brand', share: 0.1, with: '#ffffff' },
    pictureFloor: { of: 'brand', share: 0.18, with: '#ffffff' },
    foot: { of: 'brand', share: 0.62, with: '#000000' },
    tag: '#ffffff',
  },
  colours: { brand: '#1549d8', accent: '#ffc936' },
  fonts: 'host-figtree',
  basePx: [16, 17],
  sectionPx: [24, 36],
  radiusPx: 12,
  density: 1,
  picture: { look: 'floor', cutOuts: true, ratio: [3, 2], padPercent: [6, 7, 9] },
  framedCards: true,
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
    header: 'search',
    hero: 'line-up',
    finder: 'box',
    card: 'stack',
    types: 'parked',
    offers: 'blocks',
    places: 'topped',
    footer: 'ask',
  },
  signature: 'place',
  page: 'plain',
  socialImage: '/social/metro.jpg',
} as const satisfies TemplateDefinition
