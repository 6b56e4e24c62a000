import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { SitesPage } from './sites-page.tsx'

/**
 * The administrators' tool: all sites, two of them compared, a new one. `/sites/compare/<slug>/<slug>` compares,
 * `/sites/new` makes one.
 */
export const sitesTool: Tool = {
  name: 'sites',
  title: 'Sites',
  icon: EarthGlobeIcon,
  component: SitesPage,
  router: route.create('/', [route.create('/:view', [route.create('/:one', [route.create('/:other')])])]),
}
