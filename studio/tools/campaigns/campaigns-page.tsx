import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { CampaignList } from './campaign-list.tsx'
import { CampaignPage } from './campaign-page.tsx'

const Whole = styled.div`
  height: 100%;
  display: flex;
  flex-direction: column;
  background: var(--card-muted-bg-color, transparent);
`

/** The tool Campaigns: all of them, or the one in the address. */
export function CampaignsPage() {
  const { state } = useRouter()
  const id = typeof state.campaign === 'string' ? state.campaign : null
  return <Whole>{id ? <CampaignPage key={id} id={id} /> : <CampaignList />}</Whole>
}
