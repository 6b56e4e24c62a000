import { staffLeads } from '@forecourt/schemas/contract'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Card, Text } from '@sanity/ui'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { OneSite } from '../../site-api/one-site.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { FIRST_FILTER, leadsPath } from './lead-filter.ts'
import { LeadList } from './lead-list.tsx'
import { PersonDialog } from './person-dialog.tsx'

const LIST_AGAIN_MS = 30_000

const Panes = styled.main`
  display: grid;
  grid-template-columns: clamp(320px, 27vw, 428px) minmax(0, 1fr);
  height: 100%;
  @media (max-width: 800px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-open='true'] > :first-child, &[data-open='false'] > :last-child { display: none; }
  }
`
/** Where there is room for the list or a lead, and not for both. */
const BackToList = styled(Box)`
  display: none;
  @media (max-width: 800px) { display: block; }
`
const Pane = styled(Card)`
  min-width: 0;
  height: 100%;
  overflow-y: auto;
`

/** The tool Leads: who wrote to the site, and what was done about it. */
export function LeadsPage() {
  return <OneSite what="Leads">{(site) => <SiteLeads key={site.id} site={site} />}</OneSite>
}

function SiteLeads({ site }: { site: StudioSite }) {
  const now = useNow()
  const [filter, setFilter] = useState(FIRST_FILTER)
  const [person, setPerson] = useState<{ email: string; phone: string } | null>(null)
  const [showsDeliveries, setShowsDeliveries] = useState(false)
  const router = useRouter()
  const chosen = typeof router.state.lead === 'string' ? router.state.lead : null
  const answer = useSiteAnswer(site, leadsPath(filter), (each) => staffLeads.parse(each), LIST_AGAIN_MS)
  const open = (lead: string) => router.navigate({ lead })
  return (
    <Panes data-open={chosen !== null}>
      <Pane borderRight>
        <LeadList
          site={site}
          now={now}
          filter={filter}
          setFilter={setFilter}
          answer={answer}
          chosen={chosen}
          open={open}
          askPerson={() => setPerson({ email: '', phone: '' })}
          askDeliveries={() => setShowsDeliveries(true)}
        />
      </Pane>
      <Pane tone="default">
        <BackToList padding={2}>
          <Button
            mode="bleed"
            fontSize={1}
            padding={3}
            icon={ArrowLeftIcon}
            text="All leads"
            onClick={() => router.navigate({})}
          />
        </BackToList>
        {chosen && answer.value ? (
          <LeadDetail
            key={chosen}
            id={chosen}
            site={site}
            now={now}
            row={answer.value.leads.find(({ id }) => id === chosen) ?? null}
            readsPeople={answer.value.readsPeople}
            onChange={answer.refresh}
            askPerson={setPerson}
          />
        ) : (
          <Card padding={5} tone="inherit">
            <Text size={1} muted>
              {answer.value?.total === 0 ? '' : 'Choose a lead to see what was asked and what was done.'}
            </Text>
          </Card>
        )}
      </Pane>
      {showsDeliveries ? (
        <DeliveriesDialog
          site={site}
          now={now}
          onClose={() => setShowsDeliveries(false)}
          open={(lead) => {
            setShowsDeliveries(false)
            open(lead)
          }}
        />
      ) : null}
      {person ? (
        <PersonDialog
          site={site}
          first={person}
          onClose={() => setPerson(null)}
          onErased={() => {
            setPerson(null)
            router.navigate({})
            answer.refresh()
          }}
        />
      ) : null}
    </Panes>
  )
}
