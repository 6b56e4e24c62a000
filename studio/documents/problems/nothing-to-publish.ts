import { formatShortInstant } from '@forecourt/schemas/contract'
import type { DocumentBadgeComponent } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import { useNow } from '../../content-api/use-now.ts'
import { useTyped } from '../../inputs/typed/typed-texts.ts'

/** Beside Publish while it is grey for want of changes: since when nothing has changed, on the site's own clock. */
export const NothingToPublish: DocumentBadgeComponent = ({ id, ready, draft, published, version, type }) => {
  const now = useNow()
  const hasTyped = useTyped(id).length > 0
  const { site, sites } = useCurrentSite()
  // A campaign is published in its own tool, which says the same there.
  if (!ready || draft || version || hasTyped || type === 'campaign') return null
  if (!published) return { label: 'Nothing is written yet' }
  const zone = (site ?? sites[0])?.timeZone
  if (!zone) return null
  const since = formatShortInstant(published._updatedAt, zone, now)
  return { label: `Unchanged since ${since}`, title: 'Publish waits for a change of yours.' }
}
