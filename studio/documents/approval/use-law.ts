import { checkOfferLaw, type LawLine, lawDealer } from '@forecourt/schemas/contract'
import { useMemo } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { useSiteBundles } from '../explain/use-site-bundles.ts'
import { type EditedOffer, toLawOffer } from './edited-offer.ts'

/** What the law asks of an offer on its sites; without lines while it is worked out, with a reason where it cannot be. */
export type OfferLaw = { readonly lines?: readonly LawLine[]; readonly error?: string }

const ORDER = { notNeeded: 0, right: 1, wrong: 2 } as const

/** The law's list of an offer: of each line the worst of its sites, by what those have published of themselves. */
export function useLaw(sites: readonly StudioSite[], edited: EditedOffer | null): OfferLaw {
  const now = useNow()
  const bundles = useSiteBundles(
    sites.map(({ slug }) => slug),
    'published',
    undefined,
  )
  return useMemo(() => {
    if (!edited || sites.length === 0) return {}
    const lists: LawLine[][] = []
    for (const { slug, name } of sites) {
      const loaded = bundles[slug]
      if (loaded?.error) return { error: `${name} could not be read. ${loaded.error}` }
      if (!loaded?.value) return {}
      const { bundle } = loaded.value
      if (!bundle) return { error: `The settings of ${name} are not complete.` }
      lists.push(checkOfferLaw(toLawOffer(edited), lawDealer(bundle, now)))
    }
    const [first = [], ...others] = lists
    const lines = first.map((line, at) =>
      others
        .flatMap((list) => list[at] ?? [])
        .reduce((worst, other) => (ORDER[other.state] > ORDER[worst.state] ? other : worst), line),
    )
    return { lines }
  }, [sites, edited, bundles, now])
}
