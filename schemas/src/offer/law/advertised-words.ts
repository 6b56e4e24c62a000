// What the words of an offer or a page say of money, as far as the law asks something of it.

/** A text with the name of the field it is of. */
export type AdvertisedText = { field: string; text: string }

const COMPARISON =
  /comparison rate(?: of| from)?:? (\d+(?:\.\d+)?) ?%(?: ?p\.?a\.?)?|(\d+(?:\.\d+)?) ?%(?: ?p\.?a\.?)? comparison rate/gi
const RATE = /(\d+(?:\.\d+)?) ?% ?(?:p\.? ?a\b\.?|per annum|a year|interest|finance)/gi
const REPAYMENT =
  /\$ ?[\d,]+(?:\.\d\d)? ?(?:(?:a|per|each|every|\/) ?(?:week|wk|fortnight|month)\b|p\.?w\b|p\.?m\b)/i
const WAS = /\bwas \$[\d,]+|\bsave \$[\d,]+|\bdown from \$[\d,]+|\$[\d,]+ (?:off|below|less than)\b/i
const WAS_BASIS =
  /\b(?:advertised|windscreen|ticketed|marked|list|listed|recommended|retail|RRP)\b|\basked (?:from|until|between|for|up to)\b|\bour price\b/i
/** “Priced from $15,000” says which cars count, not what one costs. */
const FROM = /(?<!priced )\bfrom \$[\d,]+/i
const FROM_BASIS = /\b(?:lowest|cheapest|base|entry|stock (?:number|no)|the price of)\b/i
const INCLUDES_ALL = /\b(?:drive|ride)[ -]?away\b/i
const LEAVES_OUT =
  /\bexcl(?:\.|uding|udes)|\bplus (?:on[ -]?road|gov)|\bbefore (?:government|on[ -]?road)|\bex\.? GST|\bcharges (?:are )?on top/i
const HOW_MANY =
  /\bwhile (?:stocks?|they) lasts?|\b(?:in|from) stock\b|\bstock only\b|\blimited to\b|\bfirst [\w-]+ (?:orders?|buyers?|customers?)\b|\buntil sold\b|\b\d+ (?:only|available|cars|bikes|utes|vans|trucks|vehicles|demonstrators)\b/i

/** A rate that words name, per cent a year, and the field that names it. */
type NamedRate = { field: string; percent: number }

/** The comparison rates that texts name. */
export function findComparisonRates(texts: readonly AdvertisedText[]): NamedRate[] {
  return texts.flatMap(({ field, text }) =>
    [...text.matchAll(COMPARISON)].map(([, after, before]) => ({ field, percent: Number(after ?? before) })),
  )
}

/** The rates of interest that texts name, without comparison rates. */
export function findRates(texts: readonly AdvertisedText[]): NamedRate[] {
  return texts.flatMap(({ field, text }) =>
    [...text.replaceAll(COMPARISON, ' ').matchAll(RATE)].map(([, percent]) => ({
      field,
      percent: Number(percent),
    })),
  )
}

const finder =
  (pattern: RegExp) =>
  (texts: readonly AdvertisedText[]): AdvertisedText | null => {
    for (const { field, text } of texts) {
      const [found] = pattern.exec(text) ?? []
      if (found !== undefined) return { field, text: found }
    }
    return null
  }

/** `$168 a week`: a repayment, with its field. */
export const findRepayment = finder(REPAYMENT)
/** `was $32,990`, `$2,000 off`: a price compared with an earlier one. */
export const findWas = finder(WAS)
/** When or where the earlier price was asked. */
export const findWasBasis = finder(WAS_BASIS)
/** `from $32,990`. */
export const findFrom = finder(FROM)
/** Which car the lowest price is of. */
export const findFromBasis = finder(FROM_BASIS)
/** `drive away`, `ride away`. */
export const findIncludesAll = finder(INCLUDES_ALL)
/** `excl. government charges`. */
export const findLeavesOut = finder(LEAVES_OUT)
/** How many there are, or until when. */
export const findHowMany = finder(HOW_MANY)
