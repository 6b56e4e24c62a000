// What is made of a dealer's whole stock after an import: sitemaps of vehicles and catalogues of advertisers.

import type { STOCK_MARKETS, StockMarket } from '@forecourt/schemas/contract'

export type CatalogueFile =
  | 'google-vehicles.tsv'
  | 'meta-vehicles.csv'
  | (typeof STOCK_MARKETS)[StockMarket]['file']

/** A vehicle that is to be sent to a market place. */
export type ListedVehicle = {
  id: string
  name: string
  stocknum: string
  /** Of all that is sent of it. */
  digest: string
}

/** What a catalogue has, and why cars are left out of it. */
export type CatalogueReport = {
  file: CatalogueFile
  listed: number
  leftOut: number
  /** The first of those left out. */
  left: { id: string; name: string; stocknum: string; slug: string; reasons: string[] }[]
}

/** What the lists of a dealer's whole stock hold. */
export type StockLists = {
  /** Each part of the sitemap of vehicles, with when one of its pages changed last. */
  vehicleSitemaps: { changedAt: string | null }[]
  /** The same of the results pages that are worth finding. */
  searchSitemaps: { changedAt: string | null }[]
  catalogues: CatalogueReport[]
}
