import { STAFF_API, type StaffPeople, staffPeople } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { HeadingLink } from '../today/place-link.tsx'
import { HerePeople } from './here-people.tsx'
import { InviteForm } from './invite-form.tsx'
import { InvitedPeople } from './invited-people.tsx'
import { MayDo } from './may-do.tsx'
import { usePeopleChange } from './use-people-change.ts'

const AGAIN_MS = 30_000
export const readPeople = (answer: unknown): StaffPeople => staffPeople.parse(answer)

const Inner = styled.main`
  max-width: 1080px;
  margin: 0 auto;
  padding: 28px 32px 40px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: 32px;
  align-items: start;
  @media (max-width: 1000px) { grid-template-columns: minmax(0, 1fr); padding: 20px 16px 32px; }
`

/** The tool People: who works on a site, who is invited, and what each may do. */
export function PeoplePage() {
  return <OneSite what="People">{(site) => <SitePeople key={site.id} site={site} />}</OneSite>
}

function SitePeople({ site }: { site: StudioSite }) {
  const now = useNow()
  const answer = useSiteAnswer(site, STAFF_API.people, readPeople, AGAIN_MS)
  const { value, error, refresh, put } = answer
  const changing = usePeopleChange(site, put)
  return (
    <Inner>
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            Who works on this site?
          </Heading>
          <Text size={1} muted>
            They get an email with a link. It works for 7 days, once.
          </Text>
        </Stack>
        <ErrorNotice
          what="The people"
          error={error}
          from={value?.at ?? null}
          zone={site.timeZone}
          again={refresh}
        />
        {value || error ? null : (
          <Card padding={6} aria-busy="true" aria-label="Being read" role="status" tone="inherit" />
        )}
        {value?.state === 'no token' ? <Elsewhere manageAt={value.manageAt} /> : null}
        {value?.state === 'ready' ? (
          <>
            <InviteForm site={site} people={value} changing={changing} />
            {changing.error === '' ? null : (
              <Card tone="critical" border radius={2} padding={3} role="alert">
                <Text size={1}>{changing.error}</Text>
              </Card>
            )}
            <InvitedPeople people={value} site={site} now={now} changing={changing} />
            <HerePeople people={value} site={site} changing={changing} />
          </>
        ) : null}
      </Stack>
      <MayDo />
      <HeadingLink tool="web-address" site={site.id} words="The web address of this site" />
    </Inner>
  )
}

/** What to do where this server may not invite. */
function Elsewhere({ manageAt }: { manageAt: string | null }) {
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          People are invited in the content project, not here.
        </Text>
        {manageAt === null ? (
          <Text size={1}>Ask whoever looks after the platform to set SANITY_MANAGEMENT_TOKEN.</Text>
        ) : (
          <Text size={1}>
            Open <a href={manageAt}>the project’s members</a>, press “Invite”, type the address and choose
            this site’s role: manager or editor. Or ask the platform to set SANITY_MANAGEMENT_TOKEN, and it is
            done here.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
