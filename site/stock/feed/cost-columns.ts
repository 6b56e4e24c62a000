import { splitWords } from './split-words.ts'

/** What a dealer paid for a car, or would take for it, in the words of stock systems. */
const COST =
  /\b(?:costs?|wholesale|margin|profit|invoice[ds]?|floor ?plan|holdback)\b|\b(?:buy|bought|purchased?|trade|trade ?in|floor|net|nett|min|minimum|bottom|lowest|reserve|landed|acquisition|auction) ?(?:price|value|amount|cost)\b|\b(?:buy|purchase|trade|floor|cost)price\b/

/** Words after which a cost is no secret of the dealer: `Fuel cost a year`. */
const OTHER_COST = /\b(?:fuel|running|service|energy|on road|onroad|weekly)\b/

/** Whether a column is the dealer's own cost by its name. Such a column is never read, shown or chosen. */
export function isCostColumn(column: string): boolean {
  const words = splitWords(column).join(' ')
  return COST.test(words) && !OTHER_COST.test(words)
}
