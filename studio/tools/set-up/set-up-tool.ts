import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { SetUpPage } from './set-up-page.tsx'

/** What is missing until a site can go live; `/set-up/<step>` is a step that is done here. */
export const setUpTool: Tool = {
  name: 'set-up',
  title: 'Set up',
  icon: CheckmarkCircleIcon,
  component: SetUpPage,
  router: route.create('/', [route.create('/:step')]),
}
