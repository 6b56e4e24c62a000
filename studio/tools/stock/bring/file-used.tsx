import type { StaffStockFile } from '@forecourt/schemas/contract'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useVehicleWords } from '../../../access/vehicle-words.tsx'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { ActButton } from '../../calendar/act-button.tsx'
import { formatChange, formatIn } from './bring-text.ts'
import { LeftOut } from './left-out.tsx'

/** What the import of a file did, and the way to its cars. */
export function FileUsed({
  used,
  site,
  onDone,
}: {
  used: StaffStockFile
  site: StudioSite
  onDone: () => void
}) {
  const { siteOrigin } = useStudioSettings()
  const words = useVehicleWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={5}>
      <Card tone="positive" border radius={2} padding={4} role="status">
        <Flex align="center" gap={4} wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
            <Heading as="h1" size={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
              {formatIn(used, words)}
            </Heading>
            {used.counts ? <Text size={1}>{formatChange(used.counts)}</Text> : null}
            <Text size={1}>The next file like this one is read the same way.</Text>
          </Stack>
          <Button
            as="a"
            mode="ghost"
            fontSize={1}
            padding={3}
            icon={LaunchIcon}
            text={`See the ${words.many}`}
            href={`${getSiteOrigin(siteOrigin, site.slug)}/cars`}
            target="_blank"
            rel="noopener"
          />
          <ActButton text="Done" onClick={onDone} />
        </Flex>
      </Card>
      <LeftOut read={used} />
    </Stack>
  )
}
