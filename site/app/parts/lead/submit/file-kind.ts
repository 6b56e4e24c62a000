import type { FileKind } from '../form/lead-file.ts'

/** The media type of each kind: a stored file is served as what it is, not as its sender named it. */
export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
}

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** What a file is by its content; null for anything that a form does not take. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (...start: number[]) => file.subarray(0, start.length).equals(Buffer.from(start))
  const text = (from: number, to: number) => file.subarray(from, to).toString('latin1')
  if (text(0, 5) === '%PDF-') return 'pdf'
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && HEIF_BRANDS.includes(text(8, 12))) return 'heic'
  // Other documents are compressed alike, and other old Office files have the same container.
  if (begins(0x50, 0x4b, 0x03, 0x04) && file.includes('word/document.xml')) return 'docx'
  const isOldOffice = begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
  return isOldOffice && file.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null
}
