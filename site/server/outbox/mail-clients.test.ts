import type { LeadKind } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { confirmLead } from '#app/parts/lead/confirmation/confirmation.server.ts'
import { renderLetter, renderNote } from './letter.tsx'

/** Properties that mail programs of today follow, or leave out without harm: https://www.caniemail.com. */
const SUPPORTED = new Set([
  ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'text-align'],
  ...['text-decoration', 'text-decoration-line', 'vertical-align', 'width', 'max-width'],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'border', 'border-top'],
  ...['border-color', 'border-radius', 'padding', 'padding-top', 'padding-right', 'padding-bottom'],
  ...['padding-left', 'display', 'word-break', 'overflow-wrap'],
  // Microsoft's own.
  ...['mso-padding-alt', 'mso-text-raise', 'mso-font-width', 'mso-line-height-rule'],
])
/** What hides the preheader; where it is left out, the line is read at the top. */
const OF_PREHEADER = new Set(['display', 'overflow', 'line-height', 'opacity', 'max-height', 'max-width'])
const DISPLAYS = new Set(['block', 'inline', 'inline-block', 'none', 'table', 'table-cell'])

const people = [{ name: 'Priya', role: 'Service', phone: '07 5550 0161' }]
const { bundle } = testDealer({ locations: [{ ...rawLocation, people }] })
const links = { href: 'http://a.example/booking/t', calendarHref: 'http://a.example/booking/t/calendar.ics' }
const CONTACT = { name: 'Ana', email: 'ana@post.example', phone: '0491570156', location_id: rawLocation.id }

const LEADS: readonly [LeadKind, Record<string, unknown>][] = [
  ['test_drive', { appointment: '2026-11-23T23:00:00.000Z', car_description: '2025 Volta Ampere' }],
  [
    'service',
    { 'Preferred Service Date': '2026-11-23', 'Service Type': 'Logbook service', 'Vehicle Rego': 'ABC123' },
  ],
  [
    'reserve',
    { reserved_until: '2026-11-25T00:00:00.000Z', deposit: 200, price: 38_990, car_description: 'Volta' },
  ],
  ['vehicle_enquiry', { car_description: '2022 Volta Ampere', message: 'Is the tow bar included?' }],
  ['finance', { purchasePrice: '30000', loanTerm: '5' }],
]

async function renderMail(kind: LeadKind, payload: Record<string, unknown>) {
  const lead = { id: 'lead', kind, payload: { kind, ...CONTACT, ...payload }, slot: null, sentAt: NOW }
  const booking = confirmLead(lead, { bundle, now: NOW, isMailed: false, namesContact: false })
  return renderLetter(bundle.tenant, { booking, ...links, calendarHref: booking.time && links.calendarHref })
}

const parseStyle = (style: string) =>
  style
    .split(';')
    .map((one) => one.split(/:(.*)/s).map((part) => part.trim()))
    .filter(([property]) => property)

function expectSupported(html: string): void {
  expect(html, 'many programs drop style sheets, scripts and forms').not.toMatch(
    /<(style|script|link|form|input|svg|video|iframe|object)\b/i,
  )
  expect(html, 'a program with its own dark colours is told that the mail has its own').toContain(
    '<meta name="color-scheme" content="light"',
  )
  for (const [, image = ''] of html.matchAll(/<img\b([^>]*)>/g)) expect(image).toMatch(/\balt="/)
  for (const [tag, style = ''] of html.matchAll(/<[^>]*\bstyle="([^"]*)"[^>]*>/g)) {
    const isPreheader = tag.includes('data-skip-in-text')
    for (const [property = '', value = ''] of parseStyle(style)) {
      expect(isPreheader ? OF_PREHEADER : SUPPORTED, `${property} in ${tag}`).toContain(property)
      if (property === 'display') expect(DISPLAYS, tag).toContain(value)
      expect(value, 'no custom property and no function of a browser').not.toMatch(
        /var\(|calc\(|clamp\(|oklch|color-mix|rem\b/,
      )
    }
  }
}

describe('mail programs', () => {
  it.each(LEADS)('can show the mail of a lead of kind %s', async (kind, payload) => {
    const { html = '', text } = await renderMail(kind, payload)
    expectSupported(html)
    // What is read is in the text, too; a heading may be in capitals there.
    const words = html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<div[^>]*data-skip-in-text.*?<\/div><\/div>|<head>.*?<\/head>/gs, '')
      .split(/<[^>]*>/)
      .map((part) => part.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
      .filter((part) => /\w/.test(part))
    const flat = text.replaceAll(/\s+/g, ' ').toLowerCase()
    for (const part of words) expect(flat).toContain(part.replaceAll(/\s+/g, ' ').toLowerCase())
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g))
      if (href.startsWith('http')) expect(text).toContain(href.replaceAll('&amp;', '&'))
  })

  it('can show a short mail', async () => {
    const action = { label: 'See it', href: links.href }
    expectSupported(await renderNote(bundle.tenant, { title: 'News', lines: ['One car.'], action }))
  })

  it('show a preheader that is not the title again', async () => {
    for (const [kind, payload] of LEADS) {
      const { html = '', subject } = await renderMail(kind, payload)
      const [, preheader = ''] = /data-skip-in-text[^>]*>([^<]*)</.exec(html) ?? []
      expect(preheader.trim().length, kind).toBeGreaterThan(0)
      expect(subject, kind).not.toContain(preheader.trim())
    }
  })
})
