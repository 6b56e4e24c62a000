import type { TenantBundle } from '@forecourt/schemas/contract'
import type { ImportReport } from '#app/features/import-report/import-report.ts'
import type { ReservationService } from '#app/features/reserve/reservation-service.server.ts'
import type { Quotes } from '#app/integrations/quotes/quotes.ts'
import type { RegoLookup } from '#app/integrations/rego/rego-lookup.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { Valuer } from '#app/integrations/valuations/valuer.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import type { Database } from '#db/database.ts'
import type { Limits } from '#server/http/rate-limits.ts'

/** Whose site a request is for: a dealer's, or the list of all at the bare domain. */
export type Site =
  | { kind: 'dealer'; bundle: TenantBundle }
  | { kind: 'list'; dealers: { slug: string; name: string; href: string; host: string }[] }

/** What the server knows of a request; made once and handed to every loader and action. */
export type RequestContext = {
  requestId: string
  /** ISO UTC; in a preview it may be another time than the clock's. */
  now: string
  url: URL
  site: Site
  stock: StockIndex
  picture: MakePicture
  /** The bytes (webp) of a picture by its address (`src`); null where none comes. */
  readPicture: (src: string) => Promise<Buffer | null>
  /** How the stock came in; for staff alone, so only a preview has it. */
  importReport?: ImportReport
  /** Drafts are shown. */
  preview: boolean
  /** Who of the dealer's staff looks at the preview; null for shoppers and for those with a shared link. */
  staff: { user: string } | null
  /** The time that staff chose for their preview, ISO UTC; null for now, and for every shopper. */
  previewAt: string | null
  /** Carries the request's id and the dealer. No personal data goes in. */
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** The site's own records: leads, people, reservations. */
  db: Database
  /** How much of a thing one visitor may do. */
  limits: Limits
  /** An IPv4 address or the /64 of an IPv6 one, for limits. Personal: it is never logged, nor part of what is kept for others. */
  visitor: { address: string }
  /** Sends text messages: codes to sign in with. */
  sms: SmsSender
  /** Which vehicle carries a registration, and what it is worth. */
  rego: RegoLookup
  valuer: Valuer
  /** Who quotes finance and takes applications. */
  quotes: Quotes
  /** Where a provider's page for a frame or a way out, or its film, really is; see FRAME_HOSTS. */
  pageAddress: (address: string) => string
  /** May a page play a film of this address? The policy names the origins; see MEDIA_ORIGINS. */
  mayPlay: (address: string) => boolean
  /** Where a provider's report of a vehicle is; null without a provider. See VEHICLE_REPORTS_URL. */
  reportAddress: (report: string, vin: string) => string | null
  /** Where cars are reserved; null where nobody takes payments, or the index cannot be told. */
  reserve: ReservationService | null
  /** Signs what a browser keeps for us; see `signed.server.ts`. */
  secret: string
  /** See `ui/nonce.ts`. */
  nonce: string
  /** Tells the server of a foreseen failure that the answer stands for. */
  noteFailure: (error: unknown) => void
  /** Tells the document cache when this page may turn by itself. */
  cacheUntil: (instant: string | null | undefined) => void
  /**
   * Lets this page frame pages of an address's origin, or send its forms there (redirects counted). The policy is the
   * document's: a page that needs it is reached by loading it whole (`reloadDocument`), not by the browser's router.
   * @throws TypeError for what is no address
   */
  mayUse: (what: 'frames' | 'forms', address: string) => void
}

/** What the pages of a dealer are made from: its content, its stock, the pipeline of pictures, and the clock. */
export type DealerContext = {
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
  cacheUntil: (instant: string | null | undefined) => void
  /** For what a page goes on without; the request's own. */
  log: { error: (details: object, message: string) => void }
  /** A preview: nothing made for another page may stand on it, nor the other way round. */
  preview?: boolean
  /** Reservations can be taken: there is somebody to take payments. */
  reserves?: boolean
}

declare module '@remix-run/node' {
  interface AppLoadContext extends RequestContext {}
}

/** What the pages of a dealer are made from. @throws 404 at the bare domain, which belongs to no dealer */
export function requireDealerContext(context: RequestContext): DealerContext {
  const { site, now, url, stock, picture, pageAddress, mayPlay, reportAddress } = context
  const { cacheUntil, preview, reserve, log } = context
  if (site.kind !== 'dealer') throw new Response('No such page', { status: 404 })
  const { origin } = url
  const { bundle } = site
  const reserves = reserve !== null
  const providers = { picture, pageAddress, mayPlay, reportAddress, log }
  return { now, origin, bundle, stock, ...providers, cacheUntil, preview, reserves }
}

/** The dealer of a request: its settings and everything of its content. @throws 404 at the bare domain */
export function requireDealer(context: RequestContext) {
  const { bundle } = requireDealerContext(context)
  return { tenant: bundle.tenant, bundle }
}
