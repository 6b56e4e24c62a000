import {
  deriveTheme,
  SURFACE_COLOURS,
  siteSurfaceColours,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealer } from '#app/context.ts'
import { homePath, iconPath } from '#app/paths.ts'

/** The web app manifest of a site. https://www.w3.org/TR/appmanifest/ */
export function webManifest(context: RequestContext): Record<string, unknown> {
  const { tenant } = requireDealer(context)
  const { brand } = deriveTheme(tenant.theme, SURFACE_COLOURS[tenant.template])
  const { surface } = deriveTheme(
    tenant.theme,
    siteSurfaceColours(templateDefinition(tenant.template), tenant.theme),
  )
  return {
    id: homePath(),
    name: tenant.name,
    short_name: (tenant.wordmark || tenant.name).slice(0, 30),
    ...(tenant.texts.tagline ? { description: tenant.texts.tagline } : {}),
    lang: 'en-AU',
    start_url: homePath(),
    scope: '/',
    display: 'browser',
    theme_color: brand,
    background_color: surface,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...([192, 512] as const).map((size) => ({
        src: iconPath(size),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: 'any',
      })),
      { src: iconPath('maskable'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
