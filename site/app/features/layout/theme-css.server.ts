import { deriveTheme, GROUNDS, type Tenant } from '@forecourt/schemas/contract'

/**
 * The tenant's theme as a rule of custom properties. Stands outside of the sheet's layers, so it beats them. `focus`
 * is left to the templates: a near-black brand does not show as a focus line.
 */
export function themeCss(tenant: Pick<Tenant, 'template' | 'theme'>): string {
  const { focus: _focus, ...tokens } = deriveTheme(tenant.theme, GROUNDS[tenant.template])
  const properties = Object.entries(tokens).map(([name, value]) => `--${kebab(name)}:${value}`)
  if (tenant.theme.radius !== null) properties.push(`--radius:${tenant.theme.radius}px`)
  return `:root{${properties.join(';')}}`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
