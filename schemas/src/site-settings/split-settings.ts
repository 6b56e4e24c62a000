import { listFlagsSetBy } from '../flags/catalog.ts'

// Before `siteSettings` was a document of its own, `tenant` held the dealer's settings too. These two go from the old
// form to the new one and back.

type Fields = Record<string, unknown>

/** Fields of the dealer's that went over whole; `name` stays in both. */
const WHOLE = [
  'wordmark',
  'logo',
  'legalName',
  'abn',
  'licence',
  'email',
  'address',
  'phones',
  'figures',
  'texts',
  'social',
  'reviews',
  'prizeWheel',
  'overrideCity',
  'youtubeUrl',
  'defaultState',
] as const

/** Objects of which a part went over. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  stock: ['includeSoldCarsDays', 'stockCount', 'reserveDeposit'],
  specifications: ['justArrivedDays', 'justArrivedTagName', 'soldTagName'],
  leads: ['mailTo', 'hiddenLocations', 'keepMonths', 'answerHours', 'applicationDays', 'bring'],
  flags: listFlagsSetBy('dealer'),
}

/** A dealer's settings in the new form. `scrollingBanner` goes to the front page; '' when there is none. */
export type SplitSettings = {
  /** What remains in `tenant`, or null when it has none of the dealer's settings. */
  tenant: Fields | null
  siteSettings: Fields
  scrollingBanner: string
}

/** Takes the dealer's fields out of an old `tenant` document; fields of the store (`_id`, …) stay with `tenant`. */
export function splitSettings(old: Fields): SplitSettings {
  const own: Fields = {}
  const rest: Fields = { ...old }
  for (const name of WHOLE) move(rest, own, name)
  for (const [name, parts] of Object.entries(PARTS)) {
    const whole = old[name]
    if (!isObject(whole)) continue
    const [theirs, mine] = partition(whole, parts)
    if (Object.keys(mine).length === 0) continue
    own[name] = name === 'flags' ? { _type: 'siteFlags', ...mine } : mine
    if (Object.keys(theirs).some((key) => !key.startsWith('_'))) rest[name] = theirs
    else delete rest[name]
  }
  const { scrollingBanner, ...texts } = isObject(own.texts) ? own.texts : {}
  if (isObject(own.texts)) own.texts = texts
  return {
    tenant: Object.keys(own).length === 0 ? null : rest,
    siteSettings: { name: old.name, ...own },
    scrollingBanner: typeof scrollingBanner === 'string' ? scrollingBanner : '',
  }
}

/** Puts the two documents back into one of the old form. */
export function joinSettings(tenant: Fields, siteSettings: Fields, scrollingBanner: string): Fields {
  const joined: Fields = { ...tenant, name: siteSettings.name ?? tenant.name }
  for (const name of WHOLE) if (siteSettings[name] !== undefined) joined[name] = siteSettings[name]
  for (const name of Object.keys(PARTS)) {
    const mine = siteSettings[name]
    if (!isObject(mine)) continue
    const { _type: _own, ...fields } = mine
    joined[name] = { ...(isObject(tenant[name]) ? tenant[name] : {}), ...fields }
  }
  if (scrollingBanner) joined.texts = { ...(isObject(joined.texts) ? joined.texts : {}), scrollingBanner }
  return joined
}

function move(from: Fields, to: Fields, name: string): void {
  if (from[name] !== undefined) to[name] = from[name]
  delete from[name]
}

function partition(whole: Fields, names: readonly string[]): [rest: Fields, picked: Fields] {
  const entries = Object.entries(whole)
  const isPicked = ([key]: [string, unknown]) => names.includes(key)
  return [
    Object.fromEntries(entries.filter((entry) => !isPicked(entry))),
    Object.fromEntries(entries.filter(isPicked)),
  ]
}

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
