// All addresses of the site.

const segment = encodeURIComponent

/** The slug of the search that shows everything (SRCH). */
export const ALL_STOCK = 'new-used-and-demo-cars'

/** The front page. */
export const homePath = () => '/'
/** Search results: a type, make, body, location, dealership or model by its slug. */
export const searchPath = (slug: string = ALL_STOCK) => `/search/${segment(slug)}`
/** The same search as data (DATA-16). */
export const searchDataPath = (slug: string = ALL_STOCK) => `/api${searchPath(slug)}`
/** Receives who follows a search; one followed search is at its token. */
export const alertsPath = () => '/alerts'
export const alertPath = (token: string) => `/alerts/${segment(token)}`
/** The search field of the results page: the magnifier of the header puts the cursor there. */
export const SEARCH_WORDS = 'search-words'
/** A search of all stock by these words. */
export const stockQueryPath = (words: string) => `${searchPath()}?query=${encodeURIComponent(words)}`
/** The two families of addresses that breadcrumbs use (NAV-10, ROUTE-34). */
export type TrailFamily = 'search' | 'used-car'
/** A make, or a make and its model, in breadcrumbs; a name without a slug is a filter instead of a path. */
export const trailPath = (family: TrailFamily, make: string, model?: string) => {
  const names: Record<string, string> = model === undefined ? { make } : { make, model }
  const slugs = Object.values(names).map(formatSlug)
  return slugs.every(Boolean)
    ? `/${family}/${slugs.map(segment).join('/')}`
    : `${searchPath()}?${new URLSearchParams(names)}`
}
/** A car's own page. */
export const carPath = (slug: string) => `/cars/${segment(slug)}`
/** The parameter of a car's page with which its number is not masked, for browsers without JavaScript. */
export const NUMBER_SHOWN = 'number'
export const carNumberPath = (slug: string) => `${carPath(slug)}?${NUMBER_SHOWN}=shown`
/** The parameter of a car's page with the state whose charges it estimates. */
export const REGISTERED_IN = 'registered_in'
/** Where a car's page has these charges. */
export const CHARGES_PART = 'government-charges'
/** Remembers the state that a shopper has chosen, and leads back to the car. */
export const registeredInPath = () => '/api/registered-in'
/** Redirects to the finance page for a car, with its parameters (FIN-45). */
export const carFinancePath = (slug: string) => `${carPath(slug)}/finance`
/** A car's finance calculator on a page of its own, which works without JavaScript (FIN-68, OPEN-08). */
export const financeQuotePath = (slug: string) => `${carPath(slug)}/finance-quote`
/** The lenders' figures for a car, as data (OPEN-14). */
export const carLendersPath = (id: string) => `/api/cars/${segment(id)}/finance`
/** The three addresses a reservation may have; each dealer has one (VAR-10). */
export type ReserveJourney = 'checkout' | 'buy-online' | 'checkout-journey'
/** Where a car is reserved (RES-01, RES-02, RES-03). */
export const reservePath = (slug: string, journey: ReserveJourney = 'checkout') =>
  journey === 'checkout-journey' ? `/checkout-journey?car_id=${segment(slug)}` : `${carPath(slug)}/${journey}`
/** The status of one shopper's reservation of a car. */
export const reservationPath = (slug: string, journey: ReserveJourney, id: string) => {
  const path = reservePath(slug, journey)
  return `${path}${path.includes('?') ? '&' : '?'}reservation=${segment(id)}`
}
/** Reservations and payments of a signed-in person (RES-11). */
export const onlinePaymentPath = () => '/online-payment'
/** The page of the test payment provider, in embedded mode. */
export const testPaymentPath = (session: string) => `/test-payment/${segment(session)}`
/** A car as a document to print (OPEN-15). */
export const carPdfPath = (slug: string) => `/api/cars/${segment(slug)}/pdf`
/** The pages of a kind, or a part of them, for search engines. */
export const sitemapPath = (name: string) => `/sitemaps/${segment(name)}.xml`
/** What the site is about and has, for language models. https://llmstxt.org */
export const llmsPath = () => '/llms.txt'
/** Where assistants ask by the Model Context Protocol. */
export const agentPath = () => '/mcp'
/** The twin of a vehicle's, offer's or location's page in Markdown. */
export const markdownPath = (page: string) => `${page}.md`
/** What came in last, as RSS. */
export const arrivalsPath = () => '/feeds/arrivals.xml'
/** The cars for sale as catalogues of advertisers. */
export const googleFeedPath = () => '/feeds/google-vehicles.tsv'
export const metaFeedPath = () => '/feeds/meta-vehicles.csv'
/** The cars for sale as a file of a market place, which needs a key. */
export const marketFeedPath = (file: string) => `/feeds/${file}`
/** Takes leads of a market place, with a key. */
export const leadsInPath = (sender: string) => `/api/leads-in/${segment(sender)}`
/** A car's and an offer's picture for a link on other sites (og:image). */
export const carSocialPath = (slug: string) => `${carPath(slug)}/social.jpg`
export const offerSocialPath = (slug: string) => `/social-picture/offers/${segment(slug)}`
/** A site's icon of a width in pixels; `maskable` and `touch` fill their whole square. */
export const iconPath = (size: IconSize) => `/icons/${size}.png`
export type IconSize = 192 | 512 | 'maskable' | 'touch'
/** A car as a page to print (PRINT-01). */
export const printPath = (slug: string) => `/print?car_id=${segment(slug)}`
/** Where a car's price lies among those of cars like it, as data (GAUGE-01). */
export const carGaugePath = (slug: string) => `${carPath(slug)}/autogauge`
/** Cards of similar cars, for a page that was sent without them. */
export const carSimilarPath = (slug: string) => `${carPath(slug)}/similar`
/** The thumbnails of a car's card, as data. */
export const carStripPath = (slug: string) => `/cars/${segment(slug)}/strip`
/** Takes the speed of a page as a browser measured it. */
export const vitalsPath = () => '/api/vitals'
/** Takes what a page counted of the things it shows. */
export const countsPath = () => '/api/counts'
/** Reserves a verification code for a number (AUTH-09). */
export const sendSlotPath = () => '/api/rate-limit'
/** Records that a shopper revealed a phone number. */
export const phoneRevealPath = () => '/api/phone-reveal'
/** Its field with the page that shows the number afterwards, from a form. */
export const SHOWN_AT = 'shown_at'
/** A car's views and fresh fields (VDP-32). */
export const carViewPath = (slug: string) => `/api/cars/${segment(slug)}/view.json`
/** The frames of a car's spin, as data. */
export const carSpinPath = (slug: string) => `/cars/${segment(slug)}/spin`
/** The search and the cars for words typed in the Studio's link picker, as data. */
export const linkSuggestionsPath = () => '/api/link-suggestions'
/** Live changes of the dealer's cars: a stream of server-sent events. */
export const stockEventsPath = () => '/events/stock'
/** Card data of cars by their ids; `query` is `?ids=`, or nothing. */
export const cardsPath = (query = '') => `/search/cards${query}`
/** The search of a sentence, as data; `query` is `?text=` and the search it is added to, or nothing. */
export const understandPath = (query = '') => `/search/understand${query}`
/** In a preview: the verdicts about the cards and tiles of a page, as data. */
export const explainPath = (query: string) => `/preview/explain?${query}`
/** In a preview: when the content of a page of this site changes by itself, as data. */
export const previewStopsPath = (page?: string) =>
  page === undefined ? '/preview/stops' : `/preview/stops?page=${encodeURIComponent(page)}`
/** Ends a preview and redirects to a path of the same site. */
export const endPreviewPath = (to: string) => `/preview/disable?to=${encodeURIComponent(to)}`
/** The models a dealer sells new; `query` is `?body=` and `?powertrain=`, or nothing. */
export const modelsPath = (query = '') => `/models${query}`
/** A model's page by the maker's short name (CMP-12). */
export const modelPath = (baseId: string) => `/models/${segment(baseId)}`
/** Two models side by side; `query` begins with `?`, or is ''. */
export const compareModelsPath = (query = '') => `/models/compare${query}`
/** The same for the models that are compared at a page of their own, as `mg-im`. */
export const modelComparisonPath = (page: string, query = '') => `/pages/${segment(page)}${query}`
/** Everything about a make that a dealer sells new (GRP-04). */
export const brandPath = (make: string) => `/${segment(make)}/overview`
/** All locations. */
export const locationsPath = () => '/locations'
/** All locations as data (DATA-09). */
export const locationsDataPath = () => `/api${locationsPath()}`
/** One location. */
export const locationPath = (slug: string) => `/locations/${segment(slug)}`
/** All offers. */
export const offersPath = () => '/special-offers'
/** One offer, under its make where it has one (OFFER-05). */
export const offerPath = (slug: string, make = '') =>
  make ? `/offers/${segment(make)}/${segment(slug)}` : `/offers/${segment(slug)}`
/** New and demo cars of a model. */
export const modelStockPath = (make: string, model: string) =>
  `${searchPath('new-and-demo-cars')}?${new URLSearchParams({ make, model })}`
/** A comparison, in the order of the columns; without cars, of those stored in the browser. */
export const comparePath = (
  slugs: readonly string[] = [],
  { onlyDifferences = false, beside = 2 }: { onlyDifferences?: boolean; beside?: number } = {},
) => {
  const cars = slugs.length > 0 ? [`cars=${slugs.map(segment).join(',')}`] : []
  const query = [
    ...cars,
    ...(onlyDifferences ? ['differences=1'] : []),
    ...(beside > 2 ? [`with=${beside}`] : []),
  ].join('&')
  return query === '' ? '/compare' : `/compare?${query}`
}
/** The cars saved in this browser. */
export const savedPath = () => '/saved'
/** What a browser shows without a network instead of a page that it has not stored. */
export const offlinePath = () => '/offline'
/** The script that stores pages for reading offline; its path is its scope. */
export const serviceWorkerPath = () => '/service-worker.js'
/** Cards of cars by their ids, as data. @param since when each was saved, ISO 8601; '' where that is unknown */
export const carCardsPath = (ids: readonly string[], since: readonly string[] = []) => {
  const query = `ids=${ids.map(segment).join(',')}`
  return since.some(Boolean)
    ? `/saved/cards?${query}&since=${since.map(segment).join(',')}`
    : `/saved/cards?${query}`
}
/** A page that staff wrote; its slug may hold slashes. */
export const pagePath = (slug: string) => `/${slug.split('/').map(segment).join('/')}`
/** The slug of a name: lower case without accents, words joined by hyphens ('People Mover' → 'people-mover'). */
export const formatSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
/** Leads to the Studio's Preview of a page, where it is shared. */
export const sharePreviewPath = (opens: string) => `/staff/preview-links?path=${encodeURIComponent(opens)}`

/** Opens a preview by a shared link. */
export const previewLinkPath = (token: string) => `/preview/link/${token}`
/** Sign-in by phone (AUTH-02); `redirect` is the page after it, `back` the page on cancelling. */
export const signInPath = ({ type, redirect, back }: { type: string; redirect: string; back: string }) =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`
/** Ends the sign-in, by POST. */
export const signOutPath = () => '/sign-out'
/** Whether a number is that of the signed-in person, as data (AUTH-17). */
export const contactExistsPath = (phone: string) =>
  `/api/check-if-contact-exists?${new URLSearchParams({ phone_number: phone })}`
/** A signed-in person's watchlist; a save or removal without JavaScript is posted to it. */
export const watchlistPath = () => '/watchlist'
/** The saved, viewed and compared cars of a signed-in person. */
export const myGaragePath = () => '/my-garage'
/** Ids of the watched cars, as data. */
export const watchedIdsPath = () => '/api/watchlist'
/** Puts a car on the watchlist (CALL-04), and takes it off (CALL-05). */
export const saveCarPath = () => '/api/watchlist/save-car'
export const removeCarPath = () => '/api/watchlist/remove-car'
/** Booking a service; `query` is `?tab=` or nothing (SVC-05). */
export const servicePath = (query = '') => `/service${query}`
/** The booking on it, and the same with a type of service chosen. */
export const SERVICE_BOOKING = '/service#booking'
export const serviceBookingPath = (type: string) => `/service?type=${encodeURIComponent(type)}#booking`
/** Valuation of the visitor's own vehicle, under the dealer's name for it (VAR-12). */
export const sellPath = (name: 'trade-in' | 'sell-my-car' | 'sell-your-car') => `/${name}`
/** Valuation of a vehicle to be traded in for this one (TRADE-06). */
export const carTradeInPath = (carId: string) => `/cars/trade-in?car_id=${segment(carId)}`
/** A valuation by its id. */
export const valuationPath = (id: string) => `/trade-in/valuation/${segment(id)}`
/** Lookup of a vehicle by its registration, as data (TRADE-10). */
export const regoLookupPath = (rego: string, state: string, more: { for?: 'sale'; kms?: string } = {}) =>
  `/api/rego?${new URLSearchParams({ rego, regoState: state, ...more })}`
/** Reports of pages after a lead (CALL-14). */
export const miscellaneousPath = () => '/api/miscellaneous'
/** The price of a vehicle's delivery: as data, and as a page (OPEN-12). */
export const deliveryEstimatePath = (carId: string, postcode: string) =>
  `/api/delivery-estimate?${new URLSearchParams({ postcode, car_id: carId })}`
export const carDeliveryPath = (slug: string) => `${carPath(slug)}/delivery`
/** Receives all leads (OPEN-10). */
export const leadsPath = () => '/api/leads'
/** A form for a lead, as data: `query` is `?kind=` and `&car_id=`. */
export const leadFormPath = (query: string) => `/api/lead-form${query}`
/** The page after a lead (ROUTE-22). */
export const successPath = () => '/success'
/** What somebody has booked or sent, behind the link of its mail; and the same for a calendar. */
export const bookingPath = (token: string) => `/booking/${segment(token)}`
export const bookingCalendarPath = (token: string) => `${bookingPath(token)}/calendar.ics`
/** The contact page; with a vehicle, a form about it. `form` is a kind of lead. */
export const contactPath = (carId?: string, form?: string) => {
  const about = new URLSearchParams({ ...(carId ? { car_id: carId } : {}), ...(form ? { form } : {}) })
  return about.size > 0 ? `/contact?${about}` : '/contact'
}
/** The contact page's form about a vehicle, whose message asks for its inspection sheet. */
export const askForSheetPath = (carId: string) =>
  `/contact?${new URLSearchParams({ car_id: carId, ask: 'sheet' })}`
/** A link to the contact page with what its message begins with; any other link as it is. */
export const withMessage = (href: string, message: string) =>
  /^\/contact(-us)?$/.test(href) ? `${href}?${new URLSearchParams({ message })}` : href
/** The contact page, with its enquiry under one of the categories. */
export const contactCategoryPath = (category: string) => `/contact?${new URLSearchParams({ category })}`
/** The contact page with a form about an offer, by its slug. */
export const contactAboutOfferPath = (slug: string) => `/contact?offer=${segment(slug)}`
/** The same page for one location, by its slug or its dealership's (ROUTE-27). */
export const contactLocationPath = (slug: string) => `/contact-us/${segment(slug)}`
/** The contact page, with an order of a variant of a model as its message. */
export const orderModelPath = (variantId: string) => `/contact?model=${segment(variantId)}`
/** Booking of a test drive of a model that is not in stock, or with the vehicle still to be chosen. */
export const testDriveModelPath = (variantId: string) => `/book-test-drive?model=${segment(variantId)}`
/** Booking of a test drive (ROUTE-25). */
export const bookTestDrivePath = (carId?: string) =>
  carId ? `/book-test-drive?car_id=${segment(carId)}` : '/book-test-drive'
/** The same page with a location chosen. */
export const bookTestDriveAtPath = (locationId: string) =>
  `/book-test-drive?location_id=${segment(locationId)}`
/** Job applications (ROUTE-35). */
export const careersPath = () => '/careers'
export const rolePath = (slug: string) => `${careersPath()}/${segment(slug)}`
/** The anchor of the application on the page of careers. */
export const APPLY_ID = 'apply'
/** An application for one role; the places are named by their ids, '' for any. */
export const applyPath = ({ position, location_id }: { position: string; location_id: string }) =>
  `/careers?${new URLSearchParams({ position, ...(location_id ? { location_id } : {}) })}#${APPLY_ID}`
/** Appointments for a test drive, as data: `query` is `?location_id=&from=&to=` (OPEN-16). */
export const appointmentsPath = (query: string) => `/api/appointments${query}`
/** The finance page, by its first name (ROUTE-19). */
export const financePath = () => '/finance'
/** Quick quote, your details, pre-approval and application, in four steps (ROUTE-20); `query` begins with `?`, or is ''. */
export const personalisedFinancePath = (query = '') => `/personalised/finance${query}`
/** The embedded finance provider's page of an application. */
export const applicationPath = (reference: string) =>
  `/personalised/finance/application?reference=${segment(reference)}`
/** Requests a quote (CALL-06). */
export const quotePath = () => '/api/youx/quote'
/** Receives events reported by pages (OPEN-68). */
export const eventsPath = () => '/api/events'
/** The prize wheel; `draw` is a signed draw, whose prize it shows. */
export const spinToWinPath = (draw = '') =>
  draw === '' ? '/spin-to-win' : `/spin-to-win?draw=${encodeURIComponent(draw)}`

/** Documents with a content policy of their own (frames and forms of a provider), and addresses that are no page. */
const OWN_DOCUMENT =
  /^\/(api|preview|staff|print|service|sign-out|online-payment|test-payment|checkout-journey|personalised)(?=[/?#]|$)|^\/cars\/[^/]+\/(autogauge|checkout|buy-online|similar|spin|strip)(?=[/?#]|$)|\.\w+$/

/** Must the browser load an address of this site as a document, rather than the router as a page? */
export const needsOwnDocument = (href: string): boolean => OWN_DOCUMENT.test(href)

/** Pages that are the same for everybody, whose data a browser may use for a while. */
const SHARED_PAGE =
  /^\/((search|used-car|special-offers|offers|locations|our-location|models|pages)(?=[/?#]|$)|(cars\/(?!trade-in(?:[/?#]|$))[^/?#]+)?(?=[?#]|$))/

/** May a link to an address of this site load its page ahead? A page of one visitor would be loaded twice. */
export const isSharedPage = (href: string): boolean => SHARED_PAGE.test(href)
