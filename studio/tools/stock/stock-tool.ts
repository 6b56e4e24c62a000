import { PackageIcon } from '@sanity/icons/Package'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { StockPage } from './stock-page.tsx'

/**
 * How the dealer's stock comes in; `/stock/files` shows the imports, `/stock/columns` what their columns are,
 * `/stock/catalogues` what advertisers are given, `/stock/why/<number>` why a car is live or not, `/stock/car/<number>` one car.
 */
export const stockTool: Tool = {
  name: 'stock',
  title: 'Stock',
  icon: PackageIcon,
  component: StockPage,
  router: route.create('/', [route.create('/:view', [route.create('/:number')])]),
}
