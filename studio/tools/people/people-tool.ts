import { UsersIcon } from '@sanity/icons/Users'
import type { Tool } from 'sanity'
import { PeoplePage } from './people-page.tsx'

/** Who works on a site: invited, changed and removed by its managers and by administrators. */
export const peopleTool: Tool = {
  name: 'people',
  title: 'People',
  icon: UsersIcon,
  component: PeoplePage,
}
