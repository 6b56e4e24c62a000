import { deriveTheme, SURFACE_COLOURS, type Tenant, templateDefinition } from '@forecourt/schemas/contract'
import sharp from 'sharp'
import { ownValue } from '#app/domain/own-value.ts'
import { drawingKey, drawOnce } from './drawn-cache.server.ts'
import { Typeface } from './typefaces.server.ts'

/** What an icon is drawn from. */
type IconTenant = Pick<Tenant, 'name' | 'wordmark' | 'template' | 'theme'>

/** Rounded as the site's corners, or to the edges where a system cuts its own shape out of it. */
type IconShape = 'rounded' | 'full'

/** A site's icon, the first letter of its name on its brand colour, as PNG of a width in pixels. */
function siteIconPng(tenant: IconTenant, size: number, shape: IconShape): Promise<Buffer> {
  const svg = siteIconSvg(tenant, shape)
  return drawOnce(drawingKey([svg, size]), () =>
    sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer(),
  )
}

function siteIconSvg(tenant: IconTenant, shape: IconShape): string {
  const { brand, brandInk } = deriveTheme(tenant.theme, SURFACE_COLOURS[tenant.template])
  const first = /[\p{L}\p{N}]/u.exec(tenant.wordmark || tenant.name)?.[0] ?? ''
  const face = Typeface.of(tenant.theme.fonts ?? templateDefinition(tenant.template).fonts)
  const radius = shape === 'full' ? 0 : Math.min(16, tenant.theme.radius ?? 7) * 16
  // A mask keeps the middle four fifths.
  const size = shape === 'full' ? 250 : 330
  const letter = face.draw(first.toUpperCase(), {
    x: 256,
    y: 256 + size * 0.35,
    size,
    width: 512,
    anchor: 'middle',
    fill: brandInk,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${brand}"/>${letter}</svg>`
}

const ICO_SIZES = [16, 32, 48]

/** The icon for browsers that ask for `/favicon.ico`: PNGs in an ICO. https://en.wikipedia.org/wiki/ICO_(file_format) */
async function siteIco(tenant: IconTenant): Promise<Buffer> {
  const pictures = await Promise.all(ICO_SIZES.map((size) => siteIconPng(tenant, size, 'rounded')))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    const size = ICO_SIZES[index] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/** Apple's own size, and the sizes of the manifest. https://developer.apple.com/design/human-interface-guidelines/app-icons */
const PNGS: Readonly<Record<string, [size: number, shape: IconShape]>> = {
  '192.png': [192, 'rounded'],
  '512.png': [512, 'rounded'],
  'maskable.png': [512, 'full'],
  'touch.png': [180, 'full'],
}

/** @throws 404 for a file that a site does not have */
export async function iconAnswer(tenant: IconTenant, file: string): Promise<Response> {
  const png = ownValue(PNGS, file)
  if (png === undefined && file !== 'favicon.ico') throw new Response('No such icon', { status: 404 })
  const body = png ? await siteIconPng(tenant, ...png) : await siteIco(tenant)
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': png ? 'image/png' : 'image/x-icon',
      'cache-control': 'public, max-age=3600',
    },
  })
}
