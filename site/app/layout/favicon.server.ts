import { deriveTheme, SURFACE_COLOURS, type Tenant } from '@forecourt/schemas/contract'

const NO_SITE = { letter: '·', background: '#14171c', ink: '#ffffff', radius: 7 }

/** A site's favicon: the first letter of its name on its brand colour, as SVG. */
export function faviconSvg(tenant: Pick<Tenant, 'name' | 'wordmark' | 'template' | 'theme'> | null): string {
  const { letter, background, ink, radius } = tenant ? buildInitial(tenant) : NO_SITE
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${radius}" fill="${background}"/>` +
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="19" fill="${ink}">${letter}</text>` +
    '</svg>'
  )
}

function buildInitial(tenant: Pick<Tenant, 'name' | 'wordmark' | 'template' | 'theme'>) {
  const { brand, brandInk } = deriveTheme(tenant.theme, SURFACE_COLOURS[tenant.template])
  const first = /[\p{L}\p{N}]/u.exec(tenant.wordmark || tenant.name)?.[0] ?? '·'
  return {
    letter: first.toUpperCase(),
    background: brand,
    ink: brandInk,
    radius: Math.min(16, tenant.theme.radius ?? 7),
  }
}
