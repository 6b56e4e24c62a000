import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { usePreviewAddresses } from '../preview/use-preview-addresses.ts'

interface PagePreviewProps {
  readonly site: StudioSite
  readonly title: string
  /** The page is loaded anew when it changes. */
  readonly version: number
  readonly isTall?: boolean
}

/** The real first page of a site with its drafts, as on a desk and drawn smaller. */
export function PagePreview({ site, title, version, isTall = false }: PagePreviewProps) {
  const router = useRouter()
  const { siteOrigin } = useStudioSettings()
  const { formatAddress, error } = usePreviewAddresses()
  const origin = getSiteOrigin(siteOrigin, site.slug)
  const address = formatAddress(origin, '/')
  const open = () => router.navigateUrl({ path: `/preview?preview=${encodeURIComponent(`${origin}/`)}` })
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <Flex align="center" justify="space-between" gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {title}
        </Text>
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={LaunchIcon}
          text="Open in Preview"
          onClick={open}
        />
      </Flex>
      {error ? <Text size={1}>The page could not be opened here: {error}</Text> : null}
      <Frame $tall={isTall} aria-busy={!address}>
        {address ? <iframe key={version} src={address} title={`First page of ${site.name}`} /> : null}
      </Frame>
    </Stack>
  )
}

const Frame = styled.div<{ $tall: boolean }>`
  height: ${({ $tall }) => ($tall ? '640px' : '360px')};
  overflow: hidden;
  border: 1px solid var(--card-border-color);
  border-radius: 5px;
  background: #fff;
  box-shadow: 0 8px 28px rgb(20 23 28 / 0.12);
  & > iframe {
    width: ${({ $tall }) => ($tall ? '166.7%' : '333.4%')};
    height: ${({ $tall }) => ($tall ? '166.7%' : '333.4%')};
    max-width: none;
    border: 0;
    transform: scale(${({ $tall }) => ($tall ? 0.6 : 0.3)});
    transform-origin: 0 0;
  }
`
