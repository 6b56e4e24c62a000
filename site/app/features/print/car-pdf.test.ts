import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { carPdf, plain } from './car-pdf.server.ts'
import type { CarSheet } from './car-sheet.ts'

const sheet: CarSheet = {
  dealer: { name: 'Dealer A', address: 'North, 1 Main Road', phone: '07 5550 0100', licence: 'LIC 1' },
  name: '2023 Maker Runner',
  sub: 'Sport',
  kind: 'Used',
  statusText: '',
  price: { text: '$30,000', type: 'Drive Away', was: '$32,000' },
  weekly: { text: '$142/week', comparison: '9.20% comparison rate' },
  financeDisclaimer: 'The lender’s terms.',
  facts: [
    { label: 'Kilometres', value: '45,000 km' },
    { label: 'Colour', value: 'Blue' },
  ],
  features: ['Tow bar', 'Roof racks'],
  comments: 'One owner.',
  picture: null,
  address: 'http://a.example/cars/runner',
  printed: '21 November 2026',
  fileName: 'runner.pdf',
}

/** The text of a generated PDF: hexadecimal strings in compressed streams. */
function readText(pdf: Buffer): string {
  const streams = pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1)
  const drawn = streams.map((part) => {
    try {
      return inflateSync(Buffer.from(part.split('\nendstream')[0] ?? '', 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return drawn
    .flatMap((content) => content.split('\n').filter((line) => line.endsWith('TJ')))
    .map((line) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
}

const listPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a car is one A4 page with its name, price, repayment, comparison rate, facts and dealer (PRINT-03)', async () => {
  const pdf = await carPdf(sheet, null)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(listPages(pdf)).toBe(1)
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
  const text = readText(pdf)
  for (const words of [
    'Dealer A',
    '2023 Maker Runner',
    '$30,000',
    '45,000 km',
    'Tow bar',
    'One owner.',
    '07 5550 0100',
  ])
    expect(text).toContain(words)
  expect(text).toContain('$142/week, 9.20% comparison rate*')
  expect(text).toContain("* The lender's terms.")
})

test('carries the picture, and the address as a link beside its QR code', async () => {
  const square = { width: 300, height: 200, channels: 3, background: '#336699' } as const
  const picture = await sharp({ create: square }).webp().toBuffer()
  const bytes = (await carPdf(sheet, picture)).toString('latin1')
  expect(bytes).toContain('/Subtype /Image')
  expect(bytes).toContain('/URI (http://a.example/cars/runner)')
})

test('fits one page for any feed text, and a repayment has its rate', async () => {
  const long = 'Words without end '.repeat(40)
  const many = Array.from({ length: 16 }, () => long)
  const facts = Array.from({ length: 16 }, () => ({ label: long, value: long }))
  const full = {
    ...sheet,
    name: long,
    sub: long,
    features: many,
    facts,
    comments: long.repeat(9),
    financeDisclaimer: long.repeat(5),
  }
  expect(listPages(await carPdf(full, null))).toBe(1)
  expect(readText(await carPdf({ ...sheet, weekly: null }, null))).not.toContain('comparison')
})

test('letters that the font lacks are left out, and dashes and quotes are plain', () => {
  expect(plain('“Zoë” – it’s 5 km… 車')).toBe('"Zoë" - it\'s 5 km... ')
})
