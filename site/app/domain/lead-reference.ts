const PREFIXES: Readonly<Record<string, string>> = {
  test_drive: 'TD',
  service: 'SV',
  trade_in: 'TI',
  valuation_adjustment: 'TI',
  offer_acceptance: 'TI',
  finance: 'FN',
  reserve: 'RS',
  careers: 'JB',
}

/** Digits and letters that are not taken for each other on the phone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 5

/** `TD-4K7PM`: what a shopper quotes, and staff search for. @param id a UUID */
export function leadReference(kind: string, id: string): string {
  let rest = Number.parseInt(id.replace(/[^0-9a-f]/gi, '').slice(0, 8) || '0', 16)
  let letters = ''
  for (let at = 0; at < LENGTH; at += 1) {
    letters += LETTERS[rest % LETTERS.length]
    rest = Math.floor(rest / LETTERS.length)
  }
  return `${PREFIXES[kind] ?? 'EN'}-${letters}`
}

/** The reference of a lead in wire format; a reservation has its own, which its page shows. */
export function payloadReference(payload: Readonly<Record<string, unknown>>): string {
  const { kind, lead_id: leadId, reservation_id: reservationId } = payload
  const id = kind === 'reserve' && typeof reservationId === 'string' ? reservationId : leadId
  return typeof id === 'string' ? leadReference(String(kind), id) : ''
}
