/*
 * A car as a PDF of one A4 page. This module imports the PDF and QR libraries and is loaded on demand only.
 * https://pdfkit.org/docs/getting_started.html
 */
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { CarSheet } from './car-sheet.ts'

/** Points; A4 is 595 by 842. */
const MARGIN = 40
const WIDTH = 595 - 2 * MARGIN
const BOTTOM = 842 - MARGIN
const PICTURE = { width: 300, height: 200 }
const QR_SIZE = 92
const MOST_ROWS = 9
/** Comments with less height than this are omitted. */
const LEAST_COMMENTS = 60
/** The rule above the foot. */
const FOOT = BOTTOM - QR_SIZE - 10
const INK = '#14171c'
const MUTED = '#555b66'
const LINE = '#d5d8de'

type Doc = InstanceType<typeof PDFDocument>

/** @param picture the car's picture in any form that sharp reads; null for none */
export async function carPdf(sheet: CarSheet, picture: Buffer | null): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    // Text near the foot must not start a second page.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: plain(`${sheet.name} ${sheet.sub}`), Author: plain(sheet.dealer.name) },
  })
  const whole = collect(doc)
  const jpeg = picture === null ? null : await sharp(picture).jpeg({ quality: 82 }).toBuffer()
  drawHead(doc, sheet)
  drawCar(doc, sheet, jpeg)
  drawFacts(doc, sheet)
  drawFeatures(doc, sheet)
  drawComments(doc, sheet)
  drawFoot(doc, sheet)
  doc.end()
  return whole
}

function collect(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

/** The standard fonts cover western European letters only; others would be rendered as wrong glyphs. */
export const plain = (text: string) =>
  text
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[^\n\x20-\x7e\u00a0-\u00ff]/g, '')

function drawHead(doc: Doc, { dealer }: CarSheet): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(16)
    .fillColor(INK)
    .text(plain(dealer.name), MARGIN, MARGIN, { height: 20, ellipsis: true })
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(MUTED)
    .text(plain([dealer.address, dealer.phone].filter(Boolean).join('  |  ')), { height: 24, ellipsis: true })
  rule(doc, doc.y + 8)
}

/** Picture on the left; name, price and repayment beside it. */
function drawCar(doc: Doc, sheet: CarSheet, jpeg: Buffer | null): void {
  const top = doc.y + 14
  const left = MARGIN + PICTURE.width + 20
  const width = WIDTH - PICTURE.width - 20
  if (jpeg) doc.image(jpeg, MARGIN, top, { cover: [PICTURE.width, PICTURE.height] })
  else doc.rect(MARGIN, top, PICTURE.width, PICTURE.height).fill('#eef0f3')
  const writeText = (text: string, size: number, bold = false, colour = INK) =>
    text === ''
      ? doc
      : doc
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .fillColor(colour)
          .text(plain(text), left, doc.y, { width, height: 3 * size, ellipsis: true })
  doc.y = top
  writeText(sheet.kind, 9, false, MUTED)
  writeText(sheet.name, 18, true)
  writeText(sheet.sub, 11, false, MUTED)
  doc.moveDown(0.6)
  writeText(sheet.statusText, 14, true)
  writeText(sheet.price.text, 24, true)
  writeText(
    [sheet.price.type, sheet.price.was && `was ${sheet.price.was}`].filter(Boolean).join(', '),
    10,
    false,
    MUTED,
  )
  doc.moveDown(0.4)
  if (sheet.weekly) writeText(`${sheet.weekly.text}, ${sheet.weekly.comparison}*`, 10, true)
  doc.y = Math.max(doc.y, top + PICTURE.height) + 16
}

function drawFacts(doc: Doc, { facts }: CarSheet): void {
  heading(doc, 'Key information')
  const column = WIDTH / 2
  const top = doc.y
  const rows = Math.min(Math.ceil(facts.length / 2), MOST_ROWS)
  facts.slice(0, rows * 2).forEach(({ label, value }, index) => {
    const x = MARGIN + Math.floor(index / rows) * column
    const y = top + (index % rows) * 16
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(MUTED)
      .text(plain(label), x, y, { width: 90, height: 10, ellipsis: true })
    doc
      .font('Helvetica-Bold')
      .fillColor(INK)
      .text(plain(value), x + 94, y, { width: column - 104, height: 12, ellipsis: true })
  })
  doc.y = top + rows * 16 + 6
}

function drawFeatures(doc: Doc, { features }: CarSheet): void {
  if (features.length === 0) return
  heading(doc, 'Features')
  const column = WIDTH / 2
  const top = doc.y
  const rowsThatFit = Math.floor((FOOT - top) / 14)
  const rows = Math.min(Math.ceil(features.length / 2), Math.max(0, rowsThatFit))
  doc.font('Helvetica').fontSize(9).fillColor(INK)
  features.slice(0, rows * 2).forEach((feature, index) => {
    const x = MARGIN + Math.floor(index / rows) * column
    doc.text(`\u00b7 ${plain(feature)}`, x, top + (index % rows) * 14, {
      width: column - 10,
      height: 12,
      ellipsis: true,
    })
  })
  doc.y = top + rows * 14 + 6
}

/** The remaining height above the foot. */
function drawComments(doc: Doc, { comments }: CarSheet): void {
  if (comments === '' || FOOT - doc.y < LEAST_COMMENTS) return
  heading(doc, 'Dealer Comments')
  doc
    .font('Helvetica')
    .fontSize(9)
    .text(plain(comments), { width: WIDTH, height: FOOT - doc.y - 10, ellipsis: true, paragraphGap: 3 })
}

/** The address as text and as a QR code, and the small print, at the foot of the sheet. */
function drawFoot(doc: Doc, sheet: CarSheet): void {
  const top = BOTTOM - QR_SIZE
  rule(doc, FOOT)
  drawCode(doc, sheet.address, MARGIN + WIDTH - QR_SIZE, top)
  const width = WIDTH - QR_SIZE - 24
  doc.font('Helvetica-Bold').fontSize(9).fillColor(INK).text('See it online', MARGIN, top, { width })
  doc.font('Helvetica').text(plain(sheet.address), { width, link: sheet.address, height: 24, ellipsis: true })
  const small = [
    sheet.weekly && sheet.financeDisclaimer ? `* ${sheet.financeDisclaimer}` : '',
    sheet.picture?.drawn ? 'The picture is an illustration.' : '',
    `Printed ${sheet.printed}. Price and availability may have changed since.`,
    sheet.dealer.licence ? `Dealer licence ${sheet.dealer.licence}.` : '',
  ]
  doc
    .moveDown(0.4)
    .fontSize(7)
    .fillColor(MUTED)
    .text(plain(small.filter(Boolean).join(' ')), { width, height: BOTTOM - doc.y, ellipsis: true })
}

/** Dark squares only: the quiet zone is the paper. */
function drawCode(doc: Doc, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = QR_SIZE / size
  doc.fillColor('#000000')
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) doc.rect(left + x * unit, top + y * unit, unit, unit)
    })
  })
  doc.fill()
}

function heading(doc: Doc, text: string): void {
  doc.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH })
  doc.y += 4
}

function rule(doc: Doc, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke()
  doc.y = y
}
