import { listParts } from '@forecourt/schemas/contract'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { EditIcon } from '@sanity/icons/Edit'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useIntentLink, useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useReportOpenDocument } from '../../access/open-document.tsx'
import type { OwnedDocument } from '../../access/worked-on.ts'
import { useNow } from '../../content-api/use-now.ts'
import { EmptyCard } from '../today/parts.tsx'
import type { Campaign } from './campaign-content.query.ts'
import { CampaignParts } from './campaign-parts.tsx'
import { countLiveSites, formatCampaign, stateOfCampaign } from './campaign-text.ts'
import { Inner, Scroll } from './page-parts.tsx'
import { PreviewAll } from './preview-all.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SiteTable } from './site-table.tsx'
import { type EditedCampaign, useCampaign } from './use-campaign.ts'

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`

/** One campaign: its parts, what each site has of them, and Publish for all of them. */
export function CampaignPage({ id }: { id: string }) {
  const edited = useCampaign(id)
  const { campaign, isReady, error } = edited
  useReportOpenDocument('campaign', campaign as OwnedDocument | null)
  if (!campaign) {
    return (
      <Scroll tone="transparent">
        <Inner>
          <Stack gap={4}>
            <BackLink />
            {isReady ? (
              <EmptyCard>We can’t find that campaign, or it’s for a site that isn’t yours.</EmptyCard>
            ) : null}
            {error ? <EmptyCard tone="critical">We couldn’t read the campaign. {error}</EmptyCard> : null}
            {isReady || error ? null : (
              <Card padding={6} tone="transparent" aria-busy="true" aria-label="Being read" role="status" />
            )}
          </Stack>
        </Inner>
      </Scroll>
    )
  }
  return <Whole edited={edited} campaign={campaign} />
}

function Whole({ edited, campaign }: { edited: EditedCampaign; campaign: Campaign }) {
  const parts = listParts(campaign)
  const [chosen, choose] = useState<string | null>(null)
  const part = parts.find((one) => one === chosen) ?? parts.at(-1)
  const { state, navigate } = useRouter()
  const isPreviewing = state.view === 'preview' && part !== undefined
  const show = (view?: 'preview') => navigate({ campaign: edited.id, ...(view ? { view } : {}) })
  return (
    <>
      <Scroll tone="transparent">
        <Inner>
          <Stack gap={5}>
            <Head
              edited={edited}
              campaign={campaign}
              {...(part && !isPreviewing ? { onPreview: () => show('preview') } : {})}
            />
            {edited.error ? (
              <EmptyCard tone="caution">
                This could be out of date: we couldn’t read it again. {edited.error}
              </EmptyCard>
            ) : null}
            <CampaignParts campaign={campaign} chosen={part ?? null} onChoose={choose} />
            {isPreviewing ? (
              <PreviewAll edited={edited} campaign={campaign} part={part} onClose={() => show()} />
            ) : null}
            {part && !isPreviewing ? <SiteTable edited={edited} campaign={campaign} part={part} /> : null}
          </Stack>
        </Inner>
      </Scroll>
      <PublishBar edited={edited} campaign={campaign} onPart={choose} />
    </>
  )
}

function BackLink() {
  const { navigate } = useRouter()
  return (
    <Text size={1}>
      <Back
        href="/campaigns"
        onClick={(event) => {
          event.preventDefault()
          navigate({})
        }}
      >
        <ArrowLeftIcon /> Campaigns
      </Back>
    </Text>
  )
}

interface HeadProps {
  readonly edited: EditedCampaign
  readonly campaign: Campaign
  readonly onPreview?: () => void
}

function Head({ edited, campaign, onPreview }: HeadProps) {
  const { draft, published, existing, id } = edited
  const now = useNow()
  const state = stateOfCampaign(draft, published)
  const live = countLiveSites(existing, now)
  const form = useIntentLink({ intent: 'edit', params: { id, type: 'campaign' } })
  return (
    <Stack gap={4}>
      <BackLink />
      <Flex align="flex-end" gap={4} wrap="wrap">
        <Stack gap={4} flex={1}>
          <Heading as="h1" size={3}>
            {campaign.name || 'Campaign without a name'}
          </Heading>
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1} muted>
              {formatCampaign(campaign)}.
              {published ? ` Live on ${live === 1 ? '1 site' : `${live} sites`} now.` : ''}
            </Text>
            <Badge tone={state.tone}>{state.words}</Badge>
          </Flex>
        </Stack>
        {onPreview ? (
          <Button
            mode="ghost"
            icon={EyeOpenIcon}
            fontSize={1}
            padding={3}
            text="Preview all"
            onClick={onPreview}
          />
        ) : null}
        <Button
          as="a"
          {...form}
          mode="ghost"
          icon={EditIcon}
          fontSize={1}
          padding={3}
          text="Edit name, dates and parts"
        />
      </Flex>
    </Stack>
  )
}
