import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import { withAll } from '#app/domain/search-address/search-state.ts'
import type { FilterGroup } from '#app/parts/search/filters/filter-model.ts'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import type { Search } from '../../components/use-search.ts'

/**
 * The groups of filters, with every choice of those unfolded here. The choices are fetched beside the page, so that
 * unfolding is neither in its address nor a step of the history; without JavaScript it is a page of its own.
 */
export function useAllChoices(page: SearchModel, hrefOf: Search['hrefOf']) {
  const { load, data } = useFetcher<SearchModel>()
  const [unfolded, setUnfolded] = useState<readonly ValueKey[]>([])
  const unfold = useCallback(
    (key: ValueKey) => setUnfolded((keys) => (keys.includes(key) ? keys : [...keys, key])),
    [],
  )
  const href = unfolded.length === 0 ? null : hrefOf(unfolded.reduce(withAll, page.state))
  useEffect(() => {
    // The page's own numbers may have changed at the same address.
    if (href !== null && page.outcome !== 'unavailable') load(href)
  }, [href, load, page])
  const groups = page.groups.map((group) => (isUnfolded(group, unfolded) && getGroup(data, group)) || group)
  return { groups, unfold }
}

const isUnfolded = ({ key }: FilterGroup, unfolded: readonly string[]) => unfolded.includes(key)

const getGroup = (fetched: SearchModel | undefined, { key }: FilterGroup) =>
  fetched?.groups.find((group) => group.key === key)
