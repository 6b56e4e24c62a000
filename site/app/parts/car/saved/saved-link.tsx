import { savedPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useGarage } from './saved-list.ts'

/** The header's heart with the number of saved cars, which only the browser has. */
export function SavedLink({ tenantSlug }: { tenantSlug: string }) {
  const many = useGarage(tenantSlug).entries.length
  return (
    <SiteLink
      className="icon-btn saved-link"
      href={savedPath()}
      aria-label={many > 0 ? `Saved, ${many}` : 'Saved'}
    >
      <Icon name="heart" />
      {many > 0 ? <span className="badge">{many}</span> : null}
    </SiteLink>
  )
}
