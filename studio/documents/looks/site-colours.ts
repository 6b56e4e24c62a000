import { deriveTheme, SURFACE_COLOURS } from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'

/** The colours of a site's pages: a card is drawn in these in both schemes of the Studio, as shoppers see it. */
export const deriveColours = (site: StudioSite) => deriveTheme(site, SURFACE_COLOURS[site.template])
