import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** Many dealerships and brands: quiet, its brand grids and numbers lead. */
export const group = {
  name: 'group',
  title: 'Group: many brands and places',
  surfaceColours: { ...BRIGHT, ink: '#15181b' },
  colours: { brand: '#1d3f72', accent: '#f0b429' },
  fonts: 'figtree',
  display: { weight: 650, trackingEm: -0.022, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 6,
  density: 1,
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
  header: 'brand',
  hero: 'surface',
  card: 'edged',
  footer: 'dark',
  page: 'ruled',
  socialImage: '/social/group.jpg',
} as const satisfies TemplateDefinition
