import { BRIGHT } from '../surface-colours.ts'
import type { TemplateDefinition } from '../template-definition.ts'

/** Multi-brand city dealer: bright, search first. */
export const metro = {
  name: 'metro',
  title: 'Metro: city dealer of many makes, search first',
  surfaceColours: BRIGHT,
  colours: { brand: '#1549d8', accent: '#ffc936' },
  fonts: 'host-figtree',
  display: { weight: 600, trackingEm: -0.03, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 10,
  density: 1,
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
  header: 'light',
  hero: 'surface',
  card: 'edged',
  footer: 'dark',
  page: 'plain',
  socialImage: '/social/metro.jpg',
} as const satisfies TemplateDefinition
