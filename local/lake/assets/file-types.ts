/** Extensions by content type; other types are `application/octet-stream`. */
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
}

/** Types that browsers may show inline; all others are downloads. */
const SHOWN = new Set(['pdf', 'txt', 'csv', 'mp3', 'mp4', 'webm'])

/** The extension of a file name in lower case; `bin` when it has none. */
export function getExtension(filename: string | null): string {
  return /\.([A-Za-z0-9]{1,16})$/.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
}

export function getMimeType(extension: string): string {
  return TYPES[extension] ?? 'application/octet-stream'
}

export function isShownInBrowser(extension: string): boolean {
  return SHOWN.has(extension)
}
