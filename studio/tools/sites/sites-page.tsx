import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { EmptyCard } from '../today/parts.tsx'
import { ViewTabs } from '../view-tabs.tsx'
import { AllSites } from './all-sites.tsx'
import { ComparePage } from './compare/compare-page.tsx'
import { NewDealerPage } from './new-dealer/new-dealer-page.tsx'
import { useAllSites } from './use-all-sites.ts'

const VIEWS = [
  ['all', 'All sites'],
  ['compare', 'Compare'],
  ['new', 'New dealer'],
] as const

/** The tool of the platform's administrators: every site, two beside each other, and a new one. */
export function SitesPage() {
  const router = useRouter()
  const view = VIEWS.find(([name]) => name === router.state.view)?.[0] ?? 'all'
  const { value: sites, error } = useAllSites()
  const word = (name: 'one' | 'other') => {
    const slug = router.state[name]
    return typeof slug === 'string' ? slug : null
  }
  return (
    <Page>
      <ViewTabs tool="sites" views={VIEWS} view={view} />
      <View id="sites-view" role="tabpanel" aria-labelledby={`sites-${view}`}>
        {error ? <EmptyCard tone="critical">The sites could not be read. {error}</EmptyCard> : null}
        {view === 'new' ? <NewDealerPage /> : null}
        {view === 'all' && sites ? <AllSites sites={sites} /> : null}
        {view === 'compare' && sites ? (
          <ComparePage
            sites={sites}
            one={word('one')}
            other={word('other')}
            onPick={(one, other) => router.navigate({ view: 'compare', one, other })}
          />
        ) : null}
      </View>
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const View = styled.div`
  flex: 1;
  min-height: 0;
`
