/** What a page may use of a provider's, as sources of the content policy. */
export type TagOrigins = {
  readonly scripts: readonly string[]
  readonly connects: readonly string[]
  readonly images: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly frames: readonly string[]
  readonly media: readonly string[]
  readonly workers: readonly string[]
  readonly forms: readonly string[]
}

type TagProvider = Partial<TagOrigins> & {
  readonly title: string
  /** What it is for, in the Studio. */
  readonly help: string
  readonly example: string
  readonly pattern: RegExp
  /** How shoppers know who it is. */
  readonly company: string
  /** Its ids have small letters; capital ones without it. */
  readonly isSmall?: boolean
}

/** Chat boxes add style elements of their own, and none takes a nonce. */
const OWN_STYLES = "'unsafe-inline'"

const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  connects: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * The providers of measuring that a dealer can have by an id. Each one's sources are those of its own documentation
 * (https://developers.google.com/tag-platform/security/guides/csp for Google's).
 */
export const TAG_PROVIDERS = {
  googleAnalytics: {
    title: 'Google Analytics',
    help: 'Visits and enquiries, in your own account.',
    example: 'G-7KQ2M4XN1P',
    pattern: /^G-[A-Z0-9]{6,14}$/,
    company: 'Google',
    ...GOOGLE,
  },
  tagManager: {
    title: 'Google Tag Manager',
    help: 'For an agency that brings its own tags.',
    example: 'GTM-K7X2QPL',
    pattern: /^GTM-[A-Z0-9]{4,10}$/,
    company: 'Google',
    ...GOOGLE,
  },
  metaPixel: {
    title: 'Meta pixel',
    help: 'For ads on Facebook and Instagram.',
    example: '15 or 16 digits',
    pattern: /^\d{15,16}$/,
    company: 'Meta',
    scripts: ['https://connect.facebook.net'],
    connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
  },
  tikTokPixel: {
    title: 'TikTok pixel',
    help: 'For ads on TikTok.',
    example: '20 letters and digits',
    pattern: /^[A-Z0-9]{20}$/,
    company: 'TikTok',
    scripts: ['https://analytics.tiktok.com'],
    connects: ['https://analytics.tiktok.com'],
    images: ['https://analytics.tiktok.com'],
  },
  callRail: {
    title: 'CallRail',
    help: 'Swaps your phone number for a tracked one. The two parts of your swap.js address.',
    example: '123456789/abcdef0123456789abcd',
    pattern: /^\d{5,12}\/[a-f0-9]{16,32}$/,
    company: 'CallRail',
    scripts: ['https://cdn.callrail.com', 'https://js.callrail.com'],
    connects: ['https://cdn.callrail.com', 'https://js.callrail.com'],
    isSmall: true,
  },
  // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
  crisp: {
    title: 'Crisp chat',
    help: 'A chat box that your team answers. Your website id at Crisp.',
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
    pattern: /^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/,
    company: 'Crisp',
    isSmall: true,
    scripts: ['https://*.crisp.chat'],
    connects: ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
    images: ['https://*.crisp.chat'],
    styles: [OWN_STYLES, 'https://*.crisp.chat'],
    fonts: ['https://*.crisp.chat'],
    frames: ['https://*.crisp.chat'],
    media: ['https://*.crisp.chat'],
    workers: ['blob:', 'https://*.crisp.chat'],
  },
  // https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
  intercom: {
    title: 'Intercom chat',
    help: 'A chat box that your team answers. Your workspace id at Intercom.',
    example: '8 small letters and digits',
    pattern: /^[a-z0-9]{8}$/,
    company: 'Intercom',
    isSmall: true,
    scripts: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connects: [
      'https://via.intercom.io',
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://*.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    images: [
      'blob:',
      'https://*.intercomcdn.com',
      'https://static.intercomassets.com',
      'https://uploads.intercomusercontent.com',
      'https://messenger-apps.intercom.io',
    ],
    styles: [OWN_STYLES],
    fonts: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    frames: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    media: ['https://js.intercomcdn.com'],
    forms: ['https://intercom.help', 'https://api-iam.intercom.io', 'https://api-iam.au.intercom.io'],
  },
} as const satisfies Readonly<Record<string, TagProvider>>

export type TagName = keyof typeof TAG_PROVIDERS

/** All of them, in the order of the Studio. */
export const TAG_NAMES = Object.keys(TAG_PROVIDERS) as TagName[]

/** When shoppers are asked: before anything loads, or with Google counting without cookies until they answer. */
export const TAG_ASKS = ['first', 'advanced'] as const
export type TagAsks = (typeof TAG_ASKS)[number]

/** A dealer's ids by provider; null for none. */
export type TagIds = Readonly<Record<TagName, string | null>>

/** Ids as people paste them: with spaces around, in small letters. */
export function normaliseTag(name: TagName, text: string): string {
  const id = text.trim()
  const { isSmall = false }: TagProvider = TAG_PROVIDERS[name]
  return isSmall ? id.toLowerCase() : id.toUpperCase()
}

/** What is wrong with an id as it was typed; null for nothing. */
export function findTagProblem(name: TagName, text: string): string | null {
  const id = normaliseTag(name, text)
  if (id === '' || TAG_PROVIDERS[name].pattern.test(id)) return null
  const other = TAG_NAMES.find(
    (one) => one !== name && TAG_PROVIDERS[one].pattern.test(normaliseTag(one, text)),
  )
  const { title, example } = TAG_PROVIDERS[name]
  const wanted = /^\d+ /.test(example) ? `${title} has ${example}.` : `${title} looks like ${example}.`
  if (other) return `That’s an id of ${TAG_PROVIDERS[other].title}. ${wanted}`
  return id.startsWith('AW-') ? `That’s a Google Ads number. ${wanted}` : wanted
}

/** What the pages of a site may use of its providers'. */
export function listTagOrigins(ids: Partial<TagIds>): TagOrigins {
  const used = TAG_NAMES.filter((name) => ids[name]).map((name): TagProvider => TAG_PROVIDERS[name])
  const collect = (kind: keyof TagOrigins) => [...new Set(used.flatMap((origins) => origins[kind] ?? []))]
  return {
    scripts: collect('scripts'),
    connects: collect('connects'),
    images: collect('images'),
    styles: collect('styles'),
    fonts: collect('fonts'),
    frames: collect('frames'),
    media: collect('media'),
    workers: collect('workers'),
    forms: collect('forms'),
  }
}
