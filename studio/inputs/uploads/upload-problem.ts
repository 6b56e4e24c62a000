import { PICTURE_BOXES, type PictureUse } from '@forecourt/schemas/contract'

/** What is known of a file before it is sent. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

const MEGABYTE = 1_000_000
/** The most that is stored of a picture, and of any other file. */
const MOST_BYTES = { picture: 40 * MEGABYTE, file: 200 * MEGABYTE }
const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']
/** A picture with less than this share of the smallest place it is for shows nothing but blocks. */
const LEAST_SHARE = 0.25

const formatMegabytes = (bytes: number) => `${Math.ceil(bytes / MEGABYTE).toLocaleString('en-AU')} MB`

/** Why a picture is not sent, from its name, kind and size; null for one that can be looked into. */
export function findPictureFileProblem({ name, type, size }: ChosenFile): string | null {
  if (size === 0) return `“${name}” is empty. Choose another picture.`
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name))
    return `“${name}” is an iPhone photo (HEIC), which browsers can’t show. Save it as a JPEG, then upload that.`
  if (!PICTURE_KINDS.includes(type))
    return `“${name}” isn’t a picture we can use. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.`
  if (size > MOST_BYTES.picture)
    return `“${name}” is ${formatMegabytes(size)}. A picture can be up to ${formatMegabytes(MOST_BYTES.picture)}. Save it as a JPEG about 2,500 pixels wide, then upload that.`
  return null
}

/** Why a film or another file is not sent; `accept` are the kinds that its field takes, all where it names none. */
export function findFileProblem({ name, type, size }: ChosenFile, accept: string): string | null {
  if (size === 0) return `“${name}” is empty. Choose another file.`
  const kinds = accept.split(',').map((kind) => kind.trim())
  const isTaken = accept === '' || kinds.some((kind) => type === kind || name.toLowerCase().endsWith(kind))
  if (!isTaken) {
    const endings = kinds.map((kind) => kind.replace(/^.*\//, '.')).join(' or ')
    return `“${name}” isn’t a kind of file that fits here. Upload a file that ends in ${endings}.`
  }
  if (size > MOST_BYTES.file)
    return `“${name}” is ${formatMegabytes(size)}. A file can be up to ${formatMegabytes(MOST_BYTES.file)}. Make it smaller, or give its address instead.`
  return null
}

/** Why the drawing in an SVG is not taken: what runs in it would run at whoever opens it. */
export function findSvgProblem(name: string, text: string): string | null {
  const runs = /<script|\son\w+\s*=|javascript:|<foreignobject/i.test(text)
  return runs
    ? `“${name}” has a script in it. Export it again as a plain SVG, or as a PNG, then upload that.`
    : null
}

/** Why a picture of this many pixels is of no use at the places that its field is for. */
export function findSizeProblem(
  name: string,
  { width, height }: { width: number; height: number },
  uses: readonly PictureUse[],
): string | null {
  const boxes = uses.map((use) => PICTURE_BOXES[use])
  const fits = boxes.some((box) => width >= box.width * LEAST_SHARE || height >= box.height * LEAST_SHARE)
  if (boxes.length === 0 || fits) return null
  const wanted = Math.max(...boxes.map((box) => box.width))
  return `“${name}” is only ${width} × ${height} pixels. Upload one at least ${wanted.toLocaleString('en-AU')} pixels wide.`
}

export const formatBroken = (name: string) =>
  `We can’t open “${name}”. It’s broken, or it isn’t a picture. Open it on your computer, save it as a JPEG or PNG, then upload that.`
