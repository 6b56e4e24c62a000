import type { CarAccess, LatLong, TenantBundle } from '@forecourt/schemas/contract'
import type { WatchedPart } from '#app/domain/changing-parts.ts'
import type { LeadEvent } from '#app/domain/lead-event.ts'
import type { VitalName } from '#app/domain/vitals.ts'
import type { Geocoding } from '#app/integrations/geocoder/geocoder.ts'
import type { ImportReport } from '#app/integrations/import-report.ts'
import type { MarketPrices } from '#app/integrations/market-prices/market-prices.ts'
import type { MarketPushes } from '#app/integrations/market-pushes.ts'
import type { People } from '#app/integrations/people/people.ts'
import type { Quotes } from '#app/integrations/quotes/quotes.ts'
import type { RegoLookup } from '#app/integrations/rego/rego-lookup.ts'
import type { ReservationService } from '#app/integrations/reservations/reservation-service.server.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { StockKeys } from '#app/integrations/stock-files.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { StockLists } from '#app/integrations/stock-lists.ts'
import type { StockSources } from '#app/integrations/stock-sources.ts'
import type { Valuer } from '#app/integrations/valuations/valuer.ts'
import type { WebAddresses } from '#app/integrations/web-addresses.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import type { Database } from '#db/database.ts'
import type { InsightCount } from '#db/insights/tables.ts'
import type { Limits } from '#server/http/rate-limits.ts'

/** A vehicle that the visitor has reserved. */
export type OwnHold = { carId: string; reservationId: string; slug: string; until: string }

/** Whose site a request is for: a dealer's, or the list of all at the bare domain. */
export type Site =
  | { kind: 'dealer'; bundle: TenantBundle }
  | { kind: 'list'; dealers: { slug: string; name: string; href: string; host: string }[] }

/** A member of a dealer's staff. */
export type StaffMember = {
  /** Id of the person among the members of the content project. */
  user: string
  /** May see who wrote the dealer's leads, and answer them; false in a preview, which shows none. */
  readsLeads: boolean
  /** What may be done with single cars of the dealer, over their stock file. */
  cars: CarAccess
  /** Invites and removes the dealer's people. */
  managesPeople: boolean
  /** Sees the state of all dealers' sites. */
  isAdministrator: boolean
}

/** The context of a request; made once and passed to every loader and action. */
export type RequestContext = {
  requestId: string
  /** ISO UTC; where a preview is read it may be another time than the clock's, and nowhere else. */
  now: string
  url: URL
  site: Site
  stock: StockIndex
  picture: MakePicture
  /** The bytes (webp) of a picture by its address (`src`); null where it cannot be loaded. */
  readPicture: (src: string) => Promise<Buffer | null>
  /** The reports of stock imports; for staff only. */
  importReport?: ImportReport
  /**
   * Brings the index in line with what staff set of a dealer's cars; false where that has to wait. For staff only, and only
   * where the site may write to the index.
   */
  applyOverrides?: (tenantSlug: string) => Promise<boolean>
  /** Keys with which dealers' systems send stock; for staff only, and only where the site may write to the index. */
  stockKeys?: StockKeys
  /** From where dealers' stock files are fetched; for staff only, and only where the site may write to the index. */
  stockSources?: StockSources
  /** The sending of dealers' vehicles to market places; for staff only. */
  marketPushes?: MarketPushes
  /** The records of dealers' host names; for staff only. */
  webAddresses?: WebAddresses
  /** Who is in the content project; for staff only, and only where the site may change it. */
  people?: People
  /** Where the people of a hosted project are managed by hand; null for an embedded one. */
  managePeopleAt: string | null
  /** Whether a mail server takes what is mailed. */
  sendsMail: boolean
  /** The state of the services behind the site; for staff only. */
  siteState?: SiteState
  /** The name of a car that has left a dealer's stock, by the slug of its page; null where none is known. */
  findGoneName?: ImportReport['findGoneName']
  /** Whether drafts are shown. */
  preview: boolean
  /** The member of the dealer’s staff, in a preview or from the Studio; null for shoppers and for a shared link. */
  staff: StaffMember | null
  /** The time that staff chose for their preview, ISO UTC; null for now, and for every shopper. */
  previewAt: string | null
  /** Carries the request's id and the dealer. No personal data goes in. */
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  /** The site's own records: leads, people, reservations. */
  db: Database
  /** Rate limits of visitors. */
  limits: Limits
  /** An IPv4 address or the /64 of an IPv6 one, for limits. Personal data: never logged, and not part of cached pages. */
  visitor: { address: string }
  /** Sends text messages: codes to sign in with. */
  sms: SmsSender
  /** The vehicle of a registration number, and valuations. */
  rego: RegoLookup
  valuer: Valuer
  /** The provider of finance quotes and applications. */
  quotes: Quotes
  /** What cars like a dealer's are offered for. */
  marketPrices: MarketPrices
  /** Coordinates of postcodes that shoppers type. */
  geocoding: Geocoding
  /** The actual address of a provider's framed or linked page, or video; see FRAME_HOSTS. */
  pageAddress: (address: string) => string
  /** Whether a page may play a video of this address. The policy names the origins; see MEDIA_ORIGINS. */
  mayPlay: (address: string) => boolean
  /** The address of a provider's report of a vehicle; null without a provider. See VEHICLE_REPORTS_URL. */
  reportAddress: (report: string, vin: string) => string | null
  /** The provider's page that shows a spin by its code; null without a provider. See SPIN_VIEWER_URL. */
  spinViewer: (code: string) => string | null
  /** The address of a picture of the map around a point, for `picture`; null without a provider. See MAP_PICTURE_URL. */
  mapPicture: (point: LatLong, size: { width: number; height: number }) => string | null
  /** What the lists of a dealer's whole stock hold, which are made after imports. @throws StockUnavailableError before the first */
  readStockLists: (tenantSlug: string) => Promise<StockLists>
  /** Counts the speed of a page of the dealer's, as a browser measured it. */
  recordVitals: (measured: { path: string; values: Partial<Record<VitalName, number>> }) => Promise<void>
  /** Adds to the dealer's counts of a day. */
  addCounts: (day: string, counts: readonly InsightCount[]) => void
  /** What the visitor's browser has reserved and still holds; such a visitor's pages are not cached. */
  ownHolds?: readonly OwnHold[]
  /** Reservations; null without a payment provider or without write access to the index. */
  reserve: ReservationService | null
  /** Signs values stored in browsers; see `signed.server.ts`. */
  secret: string
  /** See `ui/nonce.ts`. */
  nonce: string
  /** Reports the expected failure behind an error response to the server. */
  noteFailure: (error: unknown) => void
  /** Sets the instant at which this page may change by itself, for the document cache. */
  cacheUntil: (instant: string | null | undefined) => void
  /**
   * Called with the fingerprint of a cacheable page's data before the page is rendered. Returns whether the cached document
   * was rendered from the same data, so that it is sent again.
   */
  isUnchanged?: (fingerprint: string | null) => boolean
  /** Records what time can change on the page; set only while a preview lists these changes. */
  watch?: (part: WatchedPart) => void
  /** Notes the words of a search that found nothing, for each visitor whom its page is sent to. */
  noteEmptySearch?: (words: string) => void
  /** Tells the visitor's next page of an accepted lead; only where a visitor asks. */
  noteLeadEvent?: (event: LeadEvent) => void
  /**
   * Lets this page frame pages of an address's origin, or send its forms there (redirects counted). The policy is the
   * document's: a page that needs it is reached by loading it whole (`reloadDocument`), not by the browser's router.
   * @throws TypeError for an invalid address
   */
  allowOrigin: (what: 'frames' | 'forms', address: string) => void
}

/** The context of a dealer's pages: content, stock, image pipeline and clock. */
export type DealerContext = Pick<
  RequestContext,
  | 'now'
  | 'stock'
  | 'picture'
  | 'marketPrices'
  | 'geocoding'
  | 'pageAddress'
  | 'mayPlay'
  | 'reportAddress'
  | 'spinViewer'
  | 'mapPicture'
  | 'cacheUntil'
  | 'watch'
  | 'ownHolds'
> & {
  /** Scheme and host of the request, for absolute addresses. */
  origin: string
  /** What a form in the page asked for by its address; see `RouteHandle.hasForms`. */
  query?: URLSearchParams
  bundle: TenantBundle
  /** The request's log, for failures that the page tolerates. */
  log: Pick<RequestContext['log'], 'warn' | 'error'>
  /** What the lists of the dealer's whole stock hold. @throws StockUnavailableError before they are made first */
  readStockLists: () => Promise<StockLists>
  /** The name of a car that has left the dealer's stock, by the slug of its page; null where none is known. */
  findGoneName?: (slug: string) => Promise<string | null>
  /** A preview: its models are not cached, and it uses no cached ones. */
  preview?: boolean
  /** Whether cars can be reserved: there is a payment provider. */
  reserves?: boolean
}

declare module '@remix-run/node' {
  interface AppLoadContext extends RequestContext {}
}

/** The dealer's part of the context. @throws 404 at the bare domain, which belongs to no dealer */
export function requireDealerContext(context: RequestContext): DealerContext {
  const {
    site,
    now,
    url,
    stock,
    picture,
    marketPrices,
    geocoding,
    pageAddress,
    mayPlay,
    reportAddress,
    spinViewer,
    mapPicture,
  } = context
  const { cacheUntil, watch, preview, reserve, log, ownHolds } = context
  if (site.kind !== 'dealer') throw new Response('No such page', { status: 404 })
  const { origin, searchParams: query } = url
  const { bundle } = site
  const reserves = reserve !== null
  const providers = {
    picture,
    marketPrices,
    geocoding,
    pageAddress,
    mayPlay,
    reportAddress,
    spinViewer,
    mapPicture,
    log,
  }
  const readStockLists = () => context.readStockLists(bundle.tenant.slug)
  const findGoneName = async (slug: string) => (await context.findGoneName?.(bundle.tenant, slug)) ?? null
  return {
    now,
    origin,
    query,
    bundle,
    stock,
    ...providers,
    readStockLists,
    findGoneName,
    cacheUntil,
    watch,
    preview,
    reserves,
    ...(ownHolds ? { ownHolds } : {}),
  }
}

/** The dealer of a request: its settings and its content. @throws 404 at the bare domain */
export function requireDealer(context: RequestContext) {
  const { bundle } = requireDealerContext(context)
  return { tenant: bundle.tenant, bundle }
}
