import { contrastRatio } from '@forecourt/schemas/contract'
import type { StudioSite } from '../access/studio-sites.ts'

/** The frame around the Studio and what is written on it. */
export interface FrameColours {
  readonly frame: string
  readonly ink: string
}

/** All sites together. */
const SLATE = '#2b2e3d'
const WHITE = '#ffffff'
/** The Studio's own page in the dark scheme. */
const DARK_PAGE = '#13141b'
/** The colour of a black site, which could not be distinguished from the page. */
const LIFTED = '#3c4147'
const LEAST_DIFFERENCE = 1.5

/** The colours of the frame: the site's own, whatever they are; only a black one is lifted in the dark scheme. */
export function frameColours(
  site: Pick<StudioSite, 'brand' | 'ink'> | null,
  scheme: 'light' | 'dark',
): FrameColours {
  if (!site) return { frame: SLATE, ink: WHITE }
  const lost = scheme === 'dark' && contrastRatio(site.brand, DARK_PAGE) < LEAST_DIFFERENCE
  return lost ? { frame: LIFTED, ink: WHITE } : { frame: site.brand, ink: site.ink }
}
