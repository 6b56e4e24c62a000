import { PackageIcon } from '@sanity/icons/Package'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { StockPage } from './stock-page.tsx'

/** How the dealer's stock comes in; `/stock/files` shows the imports, `/stock/columns` what their columns are. */
export const stockTool: Tool = {
  name: 'stock',
  title: 'Stock',
  icon: PackageIcon,
  component: StockPage,
  router: route.create('/', [route.create('/:view')]),
}
