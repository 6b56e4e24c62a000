import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import type { Tool } from 'sanity'
import { WebAddressPage } from './web-address-page.tsx'

/** Where a site's web addresses lead, and the records that whoever looks after the domain sets. */
export const webAddressTool: Tool = {
  name: 'web-address',
  title: 'Web address',
  icon: EarthGlobeIcon,
  component: WebAddressPage,
}
