import { useRouteLoaderData } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { GarageEntry } from '../card-model.ts'
import { useGarage } from '../garage.ts'

/** The heart on a card: in the garage or not. It needs JavaScript and is hidden without. */
export function SaveButton({ entry, name }: { entry: GarageEntry; name: string }) {
  const { entries, toggle } = useGarage(useTenantSlug())
  const saved = entries.some(({ id }) => id === entry.id)
  return (
    <button
      type="button"
      className="save only-js"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={() => toggle(entry)}
    >
      <Icon name="heart" />
    </button>
  )
}

/** The site's slug, which the root loader gives to every page. */
export function useTenantSlug(): string {
  const root = useRouteLoaderData('root') as { layout: { tenant: { slug: string } } | null } | undefined
  return root?.layout?.tenant.slug ?? ''
}

/** The same on a car's own page, in words. */
export function SaveLink({ entry }: { entry: GarageEntry }) {
  const { entries, toggle } = useGarage(useTenantSlug())
  const saved = entries.some(({ id }) => id === entry.id)
  return (
    <button type="button" className="only-js" aria-pressed={saved} onClick={() => toggle(entry)}>
      <Icon name="heart" />
      {saved ? 'Saved' : 'Save'}
    </button>
  )
}
