/** What changed a figure, in words, and by how much. */
export type OfferReason = { text: string; cents: number }

/** `-600 Two front tyres`, `+ $300 Logbook complete`. */
const LINE = /^([+\-–−])\s*\$?\s*(\d[\d,]{0,9})\s+(\S.{0,119})$/
const MOST = 12

/** The reasons of an offer, one a line, empty lines left out; null for a line that is none, or too many. */
export function parseOfferReasons(written: string): OfferReason[] | null {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const reasons = lines.flatMap((line) => {
    const [, sign, dollars = '', text = ''] = LINE.exec(line) ?? []
    const cents = Number(dollars.replaceAll(',', '')) * 100
    return sign ? [{ text, cents: sign === '+' ? cents : -cents }] : []
  })
  return reasons.length === lines.length && lines.length <= MOST ? reasons : null
}
