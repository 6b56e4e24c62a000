import type { TagsModel } from '#app/domain/tags-model.ts'
import type { Consent } from './consent.ts'
import { followEvents, silenceEvents } from './tag-events.ts'
import { dataLayer, gtag, loadScript, tagWindow } from './tag-window.ts'

/** https://developers.google.com/tag-platform/security/guides/consent */
const CONSENT_KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

const consentTo = (state: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, state]))

let isGoogleLoaded = false
let areOthersLoaded = false

/**
 * Loads what may be loaded: everything after a yes, Google's without cookies before an answer where the dealer says so, and
 * nothing after a no.
 */
export function loadTags(tags: TagsModel, consent: Consent): void {
  if (consent === 'no' || (consent === null && tags.asks === 'first')) return
  followEvents(tags)
  loadGoogle(tags, consent === 'yes')
  if (consent === 'yes') loadOthers(tags)
}

function loadGoogle({ ids: { googleAnalytics, tagManager } }: TagsModel, isGranted: boolean): void {
  if (isGoogleLoaded || (!googleAnalytics && !tagManager)) return
  isGoogleLoaded = true
  gtag('consent', 'default', consentTo(isGranted ? 'granted' : 'denied'))
  if (!isGranted) gtag('set', 'ads_data_redaction', true)
  if (googleAnalytics) {
    gtag('js', new Date())
    gtag('config', googleAnalytics, { send_page_view: false })
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${googleAnalytics}`)
  }
  if (tagManager) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`)
  }
}

function loadOthers({ ids: { metaPixel, tikTokPixel, callRail, crisp, intercom } }: TagsModel): void {
  if (areOthersLoaded) return
  areOthersLoaded = true
  if (metaPixel) loadMeta(metaPixel)
  if (tikTokPixel) loadTikTok(tikTokPixel)
  if (callRail) loadScript(`https://cdn.callrail.com/companies/${callRail}/12/swap.js`)
  if (crisp) loadCrisp(crisp)
  if (intercom) loadIntercom(intercom)
}

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/ */
function loadCrisp(id: string): void {
  const page = tagWindow()
  page.$crisp = []
  page.CRISP_WEBSITE_ID = id
  loadScript('https://client.crisp.chat/l.js')
}

/** https://developers.intercom.com/installing-intercom/web/installation */
function loadIntercom(id: string): void {
  const page = tagWindow()
  const queue: unknown[] = []
  const take = (words: unknown) => queue.push(words)
  page.intercomSettings = { app_id: id }
  page.Intercom = Object.assign((...words: unknown[]) => take(words), { q: queue, c: take })
  loadScript(`https://widget.intercom.io/widget/${id}`)
}

/** https://developers.facebook.com/docs/meta-pixel/get-started */
function loadMeta(id: string): void {
  const page = tagWindow()
  const fbq: NonNullable<typeof page.fbq> = (...words: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...words)
    else fbq.queue?.push(words)
  }
  fbq.queue = []
  fbq.push = fbq
  fbq.loaded = true
  fbq.version = '2.0'
  page.fbq = fbq
  page._fbq = fbq
  // What is on the page and in its address stays here: only named events are sent.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

const TIKTOK_METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'on',
  'off',
  'once',
  'ready',
  'holdConsent',
] as const

/** https://ads.tiktok.com/help/article/get-started-pixel */
function loadTikTok(id: string): void {
  const page = tagWindow()
  const list: unknown[] = []
  const queued =
    (method: string) =>
    (...words: unknown[]) =>
      list.push([method, ...words])
  const methods = Object.fromEntries(TIKTOK_METHODS.map((method) => [method, queued(method)])) as Record<
    (typeof TIKTOK_METHODS)[number],
    ReturnType<typeof queued>
  >
  const state = { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } }
  page.TiktokAnalyticsObject = 'ttq'
  page.ttq = Object.assign(list, methods, state)
  loadScript(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`)
}

/** Tells what is loaded of an answer. */
export function updateConsent(consent: 'yes' | 'no'): void {
  if (isGoogleLoaded) gtag('consent', 'update', consentTo(consent === 'yes' ? 'granted' : 'denied'))
}

/** A page that is the shopper's alone is not reported; Google's script listens for changes of the address by itself. */
export function silenceTags({ ids: { googleAnalytics } }: TagsModel, isUnmeasured: boolean): void {
  silenceEvents(isUnmeasured)
  if (googleAnalytics) tagWindow()[`ga-disable-${googleAnalytics}`] = isUnmeasured
}
