// What shoppers see of a site that is being set up: who it will be, and how to reach them.
import { hash } from 'node:crypto'
import {
  deriveTheme,
  siteSurfaceColours,
  type TenantBundle,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page of its own with the policy that allows its one style sheet. Colours were parsed as `#rrggbb`; texts are escaped. */
export function openingSoonPage(bundle: Pick<TenantBundle, 'tenant' | 'locations'>): {
  html: string
  policy: string
} {
  const { name, wordmark, theme, template } = bundle.tenant
  const { brand, brandInk } = deriveTheme(theme, siteSurfaceColours(templateDefinition(template), theme))
  const phone = dealerPhone(bundle)
  const style =
    `body{font:18px/1.5 system-ui,sans-serif;color:${brandInk};background:${brand};margin:0;display:grid;min-height:100vh;place-content:center;padding:1.5rem}` +
    'h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}p{margin:0;max-width:34rem}a{color:inherit}'
  const call = phone
    ? ` Until then call <a href="tel:${escaped(phone.replace(/[^\d+]/g, ''))}">${escaped(phone)}</a>.`
    : ''
  const html = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(name)} opens soon</title>
<style>${style}</style></head>
<body><main><h1>${escaped(wordmark || name)}</h1><p>Our new site opens soon.${call}</p></main></body></html>`
  const source = `'sha256-${hash('sha256', style, 'base64')}'`
  const policy = `default-src 'none'; style-src ${source}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
  return { html, policy }
}
