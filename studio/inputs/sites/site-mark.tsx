import { Flex, Text } from '@sanity/ui'
import type { StudioSite } from '../../access/studio-sites.ts'

/** A site by its colour, wordmark and name. */
export function SiteMark({ site }: { site: StudioSite }) {
  return (
    <Flex align="center" gap={3}>
      <span
        aria-hidden
        style={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 24,
          borderRadius: 3,
          overflow: 'hidden',
          background: site.brand,
          color: site.ink,
          fontSize: 12,
          fontWeight: 700,
          padding: 3,
        }}
      >
        {site.wordmark ? (
          <img alt="" src={site.wordmark} style={{ maxWidth: '100%', maxHeight: '100%' }} />
        ) : (
          site.name.slice(0, 1)
        )}
      </span>
      <Text size={1}>{site.name}</Text>
    </Flex>
  )
}
