import type { StaffStockSource, StockSourceChange, StockSourceFields } from '@forecourt/schemas/contract'

/** What is saved of a source. */
export type SavedSource = Extract<StockSourceChange, { do: 'save' }>

/** The dealer whose file it is, and who asks. */
export type SourceOwner = { tenantSlug: string; timeZone: string; user: string }

/** The addresses from which dealers' stock files are fetched. */
export interface StockSources {
  find(tenantSlug: string): Promise<StaffStockSource['source']>
  /** Fetches the file once, stores nothing. @throws SourceRefusal */
  try(tenantSlug: string, fields: StockSourceFields): Promise<{ name: string; bytes: Buffer }>
  /** @throws SourceRefusal */
  save(owner: SourceOwner, source: SavedSource): Promise<void>
  remove(tenantSlug: string): Promise<void>
  /** Fetches and imports the file now, whatever its time. */
  fetchNow(tenantSlug: string): Promise<void>
}

/** A source is not taken, or its file could not be had; the message is for people. */
export class SourceRefusal extends Error {
  override readonly name = 'SourceRefusal'
}
