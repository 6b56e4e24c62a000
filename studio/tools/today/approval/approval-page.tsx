import { compareInstants, formatShortInstant, reviewState } from '@forecourt/schemas/contract'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEditState } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useNow } from '../../../content-api/use-now.ts'
import type { EditedOffer } from '../../../documents/approval/edited-offer.ts'
import { HowItWent } from '../../../documents/approval/how-it-went.tsx'
import { LawList } from '../../../documents/approval/law-list.tsx'
import { useFinanceAccess } from '../../../documents/approval/use-finance-access.ts'
import { type OfferLaw, useLaw } from '../../../documents/approval/use-law.ts'
import { useOfferReviews } from '../../../documents/approval/use-offer-reviews.ts'
import { LookFrame } from '../../../documents/looks/look-frame.tsx'
import { EmptyCard } from '../parts.tsx'
import { PlaceLink } from '../place-link.tsx'
import { ApprovalFoot } from './approval-foot.tsx'
import { WhatIsNew } from './what-is-new.tsx'

/** The answer stays at its foot. Twice, since a card is a block by a stronger rule. */
const Page = styled(Card)`
  && {
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
  }
`
const Scroll = styled.main`
  flex: 1 1 0;
  min-height: 0;
  overflow-y: auto;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  gap: 34px;
  align-items: start;
  max-width: 1120px;
  margin: 0 auto;
  padding: 26px 32px 40px;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); padding: 20px 16px 32px; }
`

/** A manager's look at a finance offer: the card as shoppers see it, what the law asks, what is new, and the answer. */
export function ApprovalPage({ id }: { id: string }) {
  const { draft, published, ready } = useEditState(id, 'offer')
  const [edited, shown] = [draft as EditedOffer | null, published as EditedOffer | null]
  const { access, sites } = useFinanceAccess([edited, shown])
  const law = useLaw(sites, edited)
  const [site] = sites
  return (
    <Page tone="transparent">
      {!ready ? <Card aria-busy="true" aria-label="Being read" role="status" padding={6} /> : null}
      {ready && edited && site && access === 'publishes' ? (
        <Look edited={edited} published={shown} site={site} law={law} />
      ) : null}
      {ready && !(edited && site && access === 'publishes') ? (
        <Columns as="main">
          <EmptyCard>
            {edited && access === 'asks'
              ? 'A manager of the site approves it.'
              : 'Nothing waits here: it’s published, or it was thrown away.'}{' '}
            <a href="/today">Back to Today</a>
          </EmptyCard>
        </Columns>
      ) : null}
    </Page>
  )
}

interface LookProps {
  readonly edited: EditedOffer
  readonly published: EditedOffer | null
  readonly site: StudioSite
  readonly law: OfferLaw
}

function Look({ edited, published, site, law }: LookProps) {
  const id = edited._id.replace(/^drafts\./, '')
  const now = useNow()
  const { navigateUrl } = useRouter()
  const reviews = useOfferReviews(id)
  const { last } = reviewState(reviews.value ?? [], true)
  const zone = site.timeZone
  const isLater = edited.start ? compareInstants(edited.start, now) > 0 : false
  const starts = isLater
    ? `Starts ${formatShortInstant(edited.start ?? now, zone, now)}`
    : 'Starts when it’s approved'
  return (
    <>
      <Card borderBottom paddingX={4} paddingY={3} as="header">
        <Flex align="center" gap={3} wrap="wrap">
          <Button
            mode="bleed"
            icon={ArrowLeftIcon}
            aria-label="Back to Today"
            onClick={() => navigateUrl({ path: '/today' })}
          />
          <Heading as="h1" size={2} style={{ flex: 1, minWidth: 220 }}>
            Approve: {edited.name}
          </Heading>
          <Text size={1} muted>
            {last?.said === 'asked'
              ? `Asked by ${last.name}, ${formatShortInstant(last.at, zone, now)}. `
              : ''}
            {starts}
          </Text>
        </Flex>
      </Card>
      <Scroll>
        <Columns>
          <Stack gap={4} as="section" aria-label="As shoppers see it">
            <Heading as="h2" size={1}>
              As shoppers see it
            </Heading>
            <LookFrame id={id} draft={edited} site={site} title="Offer card" height={620} />
            <Text size={1}>
              <PlaceLink place={{ kind: 'document', id, type: 'offer' }} look="text">
                Open its form
              </PlaceLink>
            </Text>
          </Stack>
          <Stack gap={5}>
            <LawList law={law} />
            <WhatIsNew before={published} after={edited} zone={zone} now={now} />
            <HowItWent reviews={(reviews.value ?? []).slice(0, 6)} zone={zone} title="Said about it" />
          </Stack>
        </Columns>
      </Scroll>
      <ApprovalFoot edited={edited} published={published} law={law} asker={last} zone={zone} now={now} />
    </>
  )
}
