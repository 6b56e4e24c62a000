import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; `says` is the size that the archive gives for it. */
export type ZipEntry = { name: string; bytes: string | Buffer; says?: number; isLocked?: boolean }

/** An archive, as https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.10.TXT has it, which may lie. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, says, isLocked = false } of entries) {
    const plain = Buffer.from(bytes)
    const packed = deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isLocked ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(says ?? plain.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

/** A workbook with one sheet; numbers stay numbers, and a number with `date` style is a day. */
export function makeWorkbook(rows: readonly (readonly (string | number | { day: number })[])[]): Buffer {
  const letter = (at: number) => String.fromCharCode(65 + at)
  const cell = (value: string | number | { day: number }, at: string) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (typeof value === 'object') return `<c r="${at}" s="1"><v>${value.day}</v></c>`
    return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const lines = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((value, at) => cell(value, `${letter(at)}${line + 1}`)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const pack = 'http://schemas.openxmlformats.org/package/2006'
  const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`
  return makeZip([
    {
      name: '[Content_Types].xml',
      bytes: xml(
        `<Types xmlns="${pack}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      bytes: xml(
        `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      bytes: xml(
        `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: xml(
        `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/styles.xml',
      bytes: xml(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: xml(`<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`),
    },
  ])
}
