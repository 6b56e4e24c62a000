// Auto-lead Data Format 1.0, which dealers' systems parse from mail: https://adfxml.info/adf_spec.pdf
import { formatComments } from './lead-comments.ts'
import type { OutgoingLead } from './outbox.ts'

/** A lead as ADF/XML. */
export function formatAdf(lead: OutgoingLead): string {
  const { payload, bundle, createdAt } = lead
  const { tenant } = bundle
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    '<prospect status="new">',
    element('id', payload.lead_id, { sequence: '1', source: 'Forecourt' }),
    element('id', payload.source_lead_id, { sequence: '2', source: String(payload.source) }),
    element('requestdate', createdAt),
    formatVehicle(payload),
    `<customer>${formatCustomer(payload)}${element('comments', formatComments(lead))}</customer>`,
    `<vendor>${element('vendorname', tenant.name)}<contact>${element('name', tenant.name, { part: 'full' })}</contact></vendor>`,
    `<provider>${element('name', 'Forecourt', { part: 'full' })}${element('service', payload.category)}${element('url', payload.url)}</provider>`,
    '</prospect>',
    '</adf>',
    '',
  ].join('\n')
}

function formatVehicle(payload: Record<string, unknown>): string {
  if (!payload.car_id) return ''
  const status = payload.car_type === 'new' ? 'new' : 'used'
  const parts = [
    element('year', payload.car_year),
    element('make', payload['Vehicle Make']),
    element('model', payload['Vehicle Model']),
    element('vin', payload.vin),
    element('stock', payload.stock_number),
    element('comments', payload.car_description),
  ]
  const interest =
    payload.kind === 'test_drive' ? 'test-drive' : payload.kind === 'trade_in' ? 'trade-in' : 'buy'
  return `<vehicle interest="${interest}" status="${status}">${parts.join('')}</vehicle>`
}

function formatCustomer(payload: Record<string, unknown>): string {
  const parts = [
    element('name', payload.name, { part: 'first' }),
    element('name', payload.last_name, { part: 'last' }),
    element('email', payload.email),
    element('phone', payload.phone, { type: 'voice' }),
    payload.postcode ? `<address>${element('postalcode', payload.postcode)}</address>` : '',
  ]
  return `<contact>${parts.join('')}</contact>`
}

/** An element with text; '' without a value. */
function element(name: string, value: unknown, attributes: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined || value === '') return ''
  const attributeText = Object.entries(attributes).map(([key, word]) => ` ${key}="${xmlText(word)}"`)
  return `<${name}${attributeText.join('')}>${xmlText(String(value))}</${name}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML 1.0; invalid characters are dropped. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
