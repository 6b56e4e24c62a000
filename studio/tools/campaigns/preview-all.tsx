import { formatShortInstant } from '@forecourt/schemas/contract'
import { placeOfZone } from '@forecourt/schemas/contract/pure'
import { CloseIcon } from '@sanity/icons/Close'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useId, useRef } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useAnswer } from '../../content-api/use-answer.ts'
import { useNow } from '../../content-api/use-now.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { usePreviewAddresses } from '../preview/use-preview-addresses.ts'
import { EmptyCard, SiteName } from '../today/parts.tsx'
import type { Campaign } from './campaign-content.query.ts'
import { partKind } from './campaign-text.ts'
import { listPreviewPages, type PreviewPage } from './preview-pages.ts'
import { isPreviewDraft } from './publish-plan.ts'
import type { EditedCampaign } from './use-campaign.ts'

interface PreviewAllProps {
  readonly edited: EditedCampaign
  readonly campaign: Campaign
  readonly part: string
  onClose(): void
}

/** The page of each site as it will be when the chosen part starts there, side by side. */
export function PreviewAll({ edited, campaign, part, onClose }: PreviewAllProps) {
  const id = useId()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // Pages show what the lake has, so what the campaign makes is there as drafts before they are asked for.
  const key = edited.isSaving ? null : JSON.stringify(edited.made)
  const written = useAnswer(key, () => edited.writePreview().then(() => true), 300)
  const { formatAddress, error } = usePreviewAddresses()
  const pages = listPreviewPages(edited.made, edited.sites, part, now)
  const problem = written.error ?? error
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={id} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          The {partKind(campaign, part)} as each site will show it
        </Heading>
        <Text size={1} muted style={{ flex: 1 }}>
          At its start, on each site’s own clock. Choose another part above.
        </Text>
        <RemoveDrafts edited={edited} onClose={onClose} />
        <Button
          mode="ghost"
          icon={CloseIcon}
          fontSize={1}
          padding={3}
          text="Back to the table"
          onClick={onClose}
        />
      </Flex>
      {problem ? <EmptyCard tone="critical">The pages could not be opened here. {problem}</EmptyCard> : null}
      {pages.length === 0 ? <EmptyCard>No site has this part.</EmptyCard> : null}
      <Grid>
        {pages.map((page) => (
          <SitePage
            key={`${page.site.id} ${part} ${written.key ?? ''}`}
            page={page}
            now={now}
            findAddress={written.value && written.key === key ? formatAddress : null}
          />
        ))}
      </Grid>
    </Stack>
  )
}

interface SitePageProps {
  readonly page: PreviewPage
  readonly now: string
  /** Null while the drafts are being written. */
  readonly findAddress: ReturnType<typeof usePreviewAddresses>['formatAddress'] | null
}

function SitePage({ page: { site, from, path }, now, findAddress }: SitePageProps) {
  const { siteOrigin } = useStudioSettings()
  const { navigateUrl } = useRouter()
  const origin = getSiteOrigin(siteOrigin, site.slug)
  const address = findAddress?.(origin, path)
  const href = `/preview?preview=${encodeURIComponent(origin + path)}`
  const when = from
    ? `${formatShortInstant(from, site.timeZone, now)}, ${placeOfZone(site.timeZone)} time`
    : 'As it is now'
  return (
    <Card border radius={2} overflow="hidden" as="article" aria-label={site.name}>
      <Flex align="center" gap={3} padding={3}>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            <SiteName site={site} />
          </Text>
          <Text size={1} muted>
            {when}
          </Text>
        </Stack>
        <Button
          as="a"
          href={href}
          mode="ghost"
          icon={LaunchIcon}
          fontSize={1}
          padding={3}
          text="Open in Preview"
          aria-label={`Open in Preview: ${site.name}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigateUrl({ path: href })
          }}
        />
      </Flex>
      <Window>
        {address ? <iframe src={address} title={`${site.name} as it will be`} /> : <div aria-busy="true" />}
      </Window>
    </Card>
  )
}

/** For a campaign that is not published yet: takes what previews wrote off the sites’ lists of drafts. */
function RemoveDrafts({ edited, onClose }: Pick<PreviewAllProps, 'edited' | 'onClose'>) {
  const count = edited.existing.filter(isPreviewDraft).length
  if (count === 0) return null
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={3}
      text={count === 1 ? 'Remove its draft' : `Remove its ${count} drafts`}
      title="What is previewed is a draft on each site until the campaign is published."
      onClick={() => void edited.removePreview().then(onClose)}
    />
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 540px), 1fr));
  gap: 16px;
`
/** A desktop’s page at half its size. */
const Window = styled.div`
  position: relative;
  height: 440px;
  border-top: 1px solid var(--card-border-color);
  overflow: hidden;
  & > iframe, & > div {
    position: absolute;
    inset: 0 auto auto 0;
    width: 200%;
    max-width: none;
    height: 880px;
    border: 0;
    background: #fff;
    transform: scale(0.5);
    transform-origin: 0 0;
  }
`
