import { accessFinance, onSite, reviewState } from '@forecourt/schemas/contract'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useCurrentSite } from '../../../access/current-site.tsx'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { toReviews } from '../../../documents/approval/reviews.query.ts'
import { publishedId } from '../showings.ts'
import type { TodayContent } from '../today-content.query.ts'
import type { Approval } from './approval-needs.ts'

/** The drafts of finance offers that need a manager, for the person who is signed in. */
export function useApprovals(content: Pick<TodayContent, 'shown' | 'reviews'>): Approval[] {
  const { sites } = useCurrentSite()
  const roles = useCurrentUser()?.roles
  return useMemo(
    () =>
      listApprovals(
        content,
        sites,
        (roles ?? []).map(({ name }) => name),
      ),
    [content, sites, roles],
  )
}

/** The same for somebody with these roles. A draft that makes an ordinary offer of a loan one, or one of it, counts. */
export function listApprovals(
  { shown, reviews }: Pick<TodayContent, 'shown' | 'reviews'>,
  known: readonly StudioSite[],
  roles: readonly string[],
): Approval[] {
  const said = toReviews(reviews)
  const loans = new Set(shown.flatMap(({ id, isLoan }) => (isLoan ? [publishedId(id)] : [])))
  return shown.flatMap((offer): Approval[] => {
    const id = publishedId(offer.id)
    if (id === offer.id || !loans.has(id)) return []
    const sites = known.filter((site) => onSite(offer, site.id).shown)
    if (!sites.some(({ financeNeedsManager }) => financeNeedsManager)) return []
    const { kind, last } = reviewState(
      said.filter((review) => review.offer === id),
      true,
    )
    return [
      {
        id,
        title: offer.title,
        start: offer.start || null,
        isPublished: shown.some((other) => other.id === id),
        sites: sites.map((site) => site.id),
        state: kind,
        last,
        access: accessFinance(
          roles,
          sites.map(({ slug }) => slug),
        ),
      },
    ]
  })
}
