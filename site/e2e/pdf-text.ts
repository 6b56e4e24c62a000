import { inflateSync } from 'node:zlib'

/** The lines of a generated PDF: hexadecimal strings in compressed streams. */
export function pdfText(pdf: Buffer): string {
  const streams = pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1)
  return streams
    .map((part) => inflateContent(Buffer.from(part.split('\nendstream')[0] ?? '', 'latin1')))
    .flatMap((content) => content.split('\n').filter((line) => line.endsWith('TJ')))
    .map((line) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
}

/** '' for a stream that is no compressed content, such as a picture. */
function inflateContent(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
