import type { TenantBundle } from '@forecourt/schemas/contract'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { MakePicture } from '#app/ui/picture.tsx'

/** What the pages of a dealer are made from: its content, its stock, the pipeline of pictures, and the clock. */
export type Shop = {
  /** ISO UTC. */
  now: string
  /** Scheme and host of the request, for absolute addresses. */
  origin: string
  bundle: TenantBundle
  stock: StockIndex
  picture: MakePicture
  /** Where a browser finds a provider's page or film. */
  pageAddress: (address: string) => string
  /** May a page play a film of this address? */
  mayPlay: (address: string) => boolean
  /** Where a provider's report of a vehicle is; null without a provider. */
  reportAddress: (report: string, vin: string) => string | null
  /** Tells the page's cache when the page may turn by itself. */
  dependsUntil: (instant: string | null | undefined) => void
  /** For what a page goes on without; the request's own. */
  log: { error: (details: object, message: string) => void }
  /** A preview: nothing made for another page may stand on it, nor the other way round. */
  preview?: boolean
  /** Reservations can be taken: there is somebody to take payments. */
  reserves?: boolean
}
