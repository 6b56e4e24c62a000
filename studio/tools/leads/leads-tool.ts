import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { LeadsPage } from './leads-page.tsx'

/** The dealer's leads; `/leads/<id>` opens one. */
export const leadsTool: Tool = {
  name: 'leads',
  title: 'Leads',
  icon: EnvelopeIcon,
  component: LeadsPage,
  router: route.create('/', [route.create('/:lead')]),
}
