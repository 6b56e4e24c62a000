import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { CampaignsPage } from './campaigns-page.tsx'

/** Campaigns for several sites; `/campaigns/<id>` opens one, `/campaigns/<id>/preview` its pages on each site. */
export const campaignsTool: Tool = {
  name: 'campaigns',
  title: 'Campaigns',
  icon: BulbOutlineIcon,
  component: CampaignsPage,
  router: route.create('/', [route.create('/:campaign', [route.create('/:view')])]),
}
