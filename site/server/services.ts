// Third-party providers that pages use: each a narrow port, chosen by the site's variables.
import type { LatLong } from '@forecourt/schemas/contract'
import type { RequestContext } from '#app/context.ts'
import { openGeocoding } from '#app/integrations/geocoder/open-geocoding.server.ts'
import { openMarketPrices } from '#app/integrations/market-prices/open-market-prices.server.ts'
import { openQuotes } from '#app/integrations/quotes/open-quotes.server.ts'
import { openRegoLookup } from '#app/integrations/rego/open-rego-lookup.server.ts'
import { openValuer } from '#app/integrations/valuations/open-valuer.server.ts'
import type { SiteEnv } from './env.ts'

/** Providers in the context of every request. */
export type Services = Pick<
  RequestContext,
  | 'rego'
  | 'valuer'
  | 'quotes'
  | 'marketPrices'
  | 'geocoding'
  | 'pageAddress'
  | 'reportAddress'
  | 'spinViewer'
  | 'mapPicture'
  | 'mayPlay'
> & {
  /** Origins of films that may play in a page: FRAME_HOSTS and MEDIA_ORIGINS. */
  mediaOrigins: readonly string[]
  /** Origins of pages that every page may frame: the viewer of spins. */
  frameOrigins: readonly string[]
}

/**
 * The hosted providers whose variables are set, and the embedded ones in place of the others.
 * @param warn called with failures that pages tolerate
 */
export function openServices(env: SiteEnv, warn: (message: string) => void = () => undefined): Services {
  const { AUTOGRAB_URL, AUTOGRAB_API_KEY, FRAME_HOSTS, MEDIA_ORIGINS } = env
  const films = [...FRAME_HOSTS.values()].map((target) => new URL(target).origin)
  const mediaOrigins = [...new Set([...films, ...MEDIA_ORIGINS])]
  const viewer = spinViewer(env.SPIN_VIEWER_URL, 'any')
  const autograb = AUTOGRAB_API_KEY === undefined ? null : { url: AUTOGRAB_URL, key: AUTOGRAB_API_KEY }
  return {
    rego: openRegoLookup(autograb),
    valuer: openValuer(autograb),
    quotes: openQuotes(quotesAccount(env)),
    marketPrices: openMarketPrices(marketPricesAccount(env)),
    geocoding: openGeocoding(geocoderAccount(env, warn)),
    pageAddress: (address) => pageAddress(address, FRAME_HOSTS),
    reportAddress: (report, vin) => reportAddress(env.VEHICLE_REPORTS_URL, report, vin),
    spinViewer: (code) => spinViewer(env.SPIN_VIEWER_URL, code),
    mapPicture: (point, size) => mapPicture(env.MAP_PICTURE_URL, point, size),
    frameOrigins: viewer ? [new URL(pageAddress(viewer, FRAME_HOSTS)).origin] : [],
    mediaOrigins,
    mayPlay: (address) => mediaOrigins.includes(new URL(address).origin),
  }
}

function quotesAccount({ QUOTES_API_URL: url, QUOTES_API_TOKEN: token, QUOTES_REDIRECT_ORIGINS }: SiteEnv) {
  return url === undefined ? null : { url, token, redirectOrigins: QUOTES_REDIRECT_ORIGINS }
}

function marketPricesAccount({ MARKET_PRICES_API_URL: url, MARKET_PRICES_API_TOKEN: token }: SiteEnv) {
  return url === undefined ? null : { url, token }
}

function geocoderAccount({ GEOCODER_URL: url, GEOCODER_KEY: key }: SiteEnv, warn: (message: string) => void) {
  return key === '' ? null : { url, key, warn }
}

/** Rewrites an address whose host is in FRAME_HOSTS to the origin given there; others are unchanged. */
export function pageAddress(address: string, hosts: ReadonlyMap<string, string>): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, search, hash } = new URL(address)
  const origin = hosts.get(host)
  return origin === undefined ? address : `${origin}${pathname}${search}${hash}`
}

/** The address of a picture of the map around a point, without the key; null without a provider. */
export function mapPicture(
  pattern: string,
  [lat, lng]: LatLong,
  { width, height }: { width: number; height: number },
): string | null {
  if (pattern === '') return null
  const values = { lat, lng, width, height }
  return pattern.replace(/\{(lat|lng|width|height)\}/g, (_, name: keyof typeof values) =>
    String(values[name]),
  )
}

/** The address of a vehicle report, `{report}` and `{vin}` filled in; null without a provider. */
export function reportAddress(pattern: string, report: string, vin: string): string | null {
  if (pattern === '') return null
  return pattern
    .replaceAll('{report}', encodeURIComponent(report))
    .replaceAll('{vin}', encodeURIComponent(vin))
}

/** The page that shows a spin by its code; null without a provider. */
export function spinViewer(pattern: string, code: string): string | null {
  return pattern === '' ? null : pattern.replaceAll('{code}', encodeURIComponent(code))
}
