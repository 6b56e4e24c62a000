import { type Conversion, type Converter, rawText } from './conversion.ts'

const MAX_IMAGES = 40
/** One frame every five degrees. */
const MAX_SPIN_IMAGES = 72

/**
 * Image URLs from an array (of strings or of `{url}`) or from text separated by pipe, comma, semicolon, line or blanks.
 * A blank inside an address becomes `%20`.
 */
export const toImages: Converter<string[]> = (raw) => addresses(raw, MAX_IMAGES)

/** Frames of a 360° view, in order. */
export const toSpinImages: Converter<string[]> = (raw) => addresses(raw, MAX_SPIN_IMAGES)

/** One picture's address, '' for none. */
export const toPicture: Converter<string> = (raw) => {
  const { value, ...problem } = addresses(raw, 1)
  return { value: value[0] ?? '', ...problem }
}

/** A blank separates only where the next address begins: `My Car 1.jpg` is one name. */
const SEPARATOR = /[|;\t\n\r]|,(?=\s|https?:|$)|\s(?=https?:\/\/)/i

const encodeBlanks = (part: string) => part.trim().replace(/\s/g, encodeURIComponent)

function addresses(raw: unknown, most: number): Conversion<string[]> {
  const parts = Array.isArray(raw) ? raw.map(formatAddress) : rawText(raw).split(SEPARATOR)
  const given = parts.map(encodeBlanks).filter((part) => part !== '')
  const pictures = given.filter(isPicture)
  const usable = [...new Set(pictures)]
  const others = pictures.length === given.length ? [] : given.filter((part) => !isPicture(part))
  const problems = [
    ...(usable.length > most ? [`${usable.length} pictures, only the first ${most} are used`] : []),
    ...(others.some((part) => !isWebAddress(part)) ? ['a picture without a web address was left out'] : []),
    ...(others.some(isWebAddress) ? ['a picture at a private address was left out'] : []),
  ]
  const value = usable.slice(0, most)
  return problems.length === 0 ? { value } : { value, warning: problems.join('; ') }
}

/** A film's https URL, or '': a page of https plays no other. */
export const toFilmAddress: Converter<string> = (raw, context) => {
  const { value, ...problem } = toWebAddress(raw, context)
  if (value === '' || /^https:/i.test(value)) return { value, ...problem }
  return { value: '', warning: 'a film at an address that is not https cannot be played; left out' }
}

/** An http(s) URL, or '': other schemes could run code in a page. */
export const toWebAddress: Converter<string> = (raw) => {
  const text = rawText(raw)
  if (text === '' || isWebAddress(text)) return { value: text }
  return { value: '', warning: 'an address that is not http or https was left out' }
}

function formatAddress(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return rawText(entry)
  const { url, Url, src } = getPicture(entry)
  return rawText(url ?? Url ?? src)
}

/** The picture of an entry: itself, or its `image` as the stock index writes it. */
function getPicture(entry: object): Record<string, unknown> {
  const { image } = entry as Record<string, unknown>
  return (typeof image === 'object' && image !== null ? image : entry) as Record<string, unknown>
}

/** The small pictures in a list of pictures, one for each of `images`; [] where no entry has one. */
export function nestedThumbnails(raw: unknown, images: readonly string[]): string[] {
  if (!Array.isArray(raw) || typeof raw[0] === 'string') return []
  const entries = raw.filter((entry) => typeof entry === 'object' && entry !== null)
  const known = new Map<string, string>()
  for (const entry of entries) {
    const { thumb, thumbnail, thumbUrl } = getPicture(entry)
    const small = formatAddress(thumb ?? thumbnail ?? thumbUrl)
    if (small !== '' && isPicture(small)) known.set(encodeBlanks(formatAddress(entry)), small)
  }
  return known.size === 0 ? [] : images.map((url) => known.get(url) ?? url)
}

/** Hosts of private networks: a shopper's browser must not send requests into the shopper's own network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/i
const PRIVATE_ADDRESS =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/

/** Whether a URL points to a public host and has no credentials. */
function isPicture(text: string): boolean {
  if (!isWebAddress(text)) return false
  // The URL parser is needed for unusual hosts only: it normalises 0x7f000001 to 127.0.0.1.
  const plain = PLAIN_HOST.exec(text)?.[1]
  if (plain !== undefined) return !PRIVATE_NAME.test(plain)
  const { hostname, username, password } = new URL(text)
  const name = hostname.replace(/\.$/, '')
  return (
    `${username}${password}` === '' &&
    name.includes('.') &&
    !PRIVATE_NAME.test(name) &&
    !PRIVATE_ADDRESS.test(name)
  )
}

/** A plain host name whose last label is a word. */
const PLAIN_HOST = /^https?:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?=[/:])(?!:[^/]*@)/i

/**
 * Fast path for valid URLs with a plain host name and a path without escapes, which is nearly all of them: the URL parser
 * takes a tenth of a row's time. A property test checks that both agree.
 */
const PLAIN_ADDRESS =
  /^https?:\/\/(?![^/]*xn--)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]+(?::[1-9]\d{0,3})?\/[\w\-./?=&+,~]*$/i

export function isWebAddress(text: string): boolean {
  if (text.length > 2_000) return false
  return PLAIN_ADDRESS.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))
}
