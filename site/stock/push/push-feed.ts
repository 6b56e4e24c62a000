import { type DealerFeed, PUSH_FEED } from '../dealer/feed-manifest.ts'
import { PushRefusal } from './push-refusal.ts'

const FORMATS = ['dms-json', 'csn-dto'] as const

/**
 * Feed settings of a push: the requested format, else that of the dealer's json feed, with the codes of the manifest. A new car
 * belongs to the dealer's feed of the same format, or to its only feed; otherwise it stays until a push removes it.
 * @throws PushRefusal for an unknown format
 */
export function pushFeed(tenantSlug: string, feeds: readonly DealerFeed[], asked: string | null): DealerFeed {
  if (asked !== null && !isFormat(asked)) {
    throw new PushRefusal('unreadable', `"format" is one of ${FORMATS.join(', ')}.`)
  }
  const format = asked ?? feeds.map((feed) => feed.format).find(isFormat) ?? 'dms-json'
  const like = feeds.find((feed) => feed.format === format)
  const owner = like ?? (feeds.length === 1 ? feeds[0] : undefined)
  const codes = like ?? feeds[0]
  return {
    tenantSlug,
    format,
    file: PUSH_FEED,
    path: '',
    snapshot: false,
    element: 'vehicle',
    locationCodes: codes?.locationCodes ?? {},
    dealershipCodes: codes?.dealershipCodes ?? {},
    siblings: feeds.map(({ file }) => file),
    ...(owner && { owner: owner.file }),
  }
}

function isFormat(text: string): text is (typeof FORMATS)[number] {
  return FORMATS.some((format) => format === text)
}
