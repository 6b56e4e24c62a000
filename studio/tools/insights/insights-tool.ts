import { BarChartIcon } from '@sanity/icons/BarChart'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { InsightsPage } from './insights-page.tsx'

/** Did it work: `/shoppers` is what they wanted, `/stock` cars and enquiries. */
export const insightsTool: Tool = {
  name: 'insights',
  title: 'Insights',
  icon: BarChartIcon,
  component: InsightsPage,
  router: route.create('/', [route.create('/:view')]),
}
