import { SunIcon } from '@sanity/icons/Sun'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { TodayPage } from './today-page.tsx'

/** The first tool of everybody; `/today/visitors` is what visitors did, `/today/status` how the site does, `/today/hours` and `/today/prices` change one thing from a phone, `/today/approve/<offer>` is a manager’s look at an offer. */
export const todayTool: Tool = {
  name: 'today',
  title: 'Today',
  icon: SunIcon,
  component: TodayPage,
  router: route.create('/', [route.create('/:view', [route.create('/:id')])]),
}
