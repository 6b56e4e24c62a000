import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** One brand: cinematic hero, dark header, one family of type for both roles. */
export const marque = {
  name: 'marque',
  title: 'Marque: one make, wide pictures',
  surfaceColours: { ...BRIGHT, ink: '#101214' },
  colours: { brand: '#101214', accent: '#c9d6d3' },
  fonts: 'hanken',
  display: { weight: 400, trackingEm: -0.028, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 2,
  density: 1.04,
  focus: '#2a6f97',
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
  header: 'centred',
  hero: 'cinematic',
  card: 'bare',
  footer: 'dark',
  page: 'dark',
  socialImage: '/social/marque.jpg',
} as const satisfies TemplateDefinition
