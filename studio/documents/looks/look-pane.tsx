import { Box, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { DocumentInspectorHeader } from 'sanity/structure'
import type { StudioSite } from '../../access/studio-sites.ts'

interface LookPaneProps {
  readonly title: string
  readonly onClose: () => void
  readonly sites: readonly StudioSite[]
  readonly site: StudioSite | undefined
  readonly onSite: (id: string) => void
  readonly children: ReactNode
  /** Where it shows, on all of its sites. */
  readonly foot?: ReactNode
}

/** The column beside a form: how the document will look on one of its sites. */
export function LookPane({ title, onClose, sites, site, onSite, children, foot }: LookPaneProps) {
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        closeButtonLabel={`Close: ${title}`}
        onClose={onClose}
        title={title}
      />
      <Card flex={1} overflow="auto" padding={4} tone="transparent" tabIndex={0} aria-label={title}>
        {site ? (
          <Stack gap={5}>
            {sites.length > 1 ? (
              <Select
                aria-label="On which site"
                value={site.id}
                onChange={(event) => onSite(event.currentTarget.value)}
              >
                {sites.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            ) : null}
            {children}
            {foot}
          </Stack>
        ) : (
          <Box padding={2}>
            <Text size={1} muted>
              Choose a site, and how it will look there shows here.
            </Text>
          </Box>
        )}
      </Card>
    </Flex>
  )
}
