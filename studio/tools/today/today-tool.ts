import { SunIcon } from '@sanity/icons/Sun'
import type { Tool } from 'sanity'
import { TodayPage } from './today-page.tsx'

/** The first tool of everybody. */
export const todayTool: Tool = { name: 'today', title: 'Today', icon: SunIcon, component: TodayPage }
