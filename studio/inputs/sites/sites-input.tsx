import { Box, Button, Card, Checkbox, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { type ArrayOfObjectsInputProps, type InputProps, set, unset } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type SiteItem, withSite } from './picked-sites.ts'
import { SiteMark } from './site-mark.tsx'

/** The sites of a shared document, each with a box to tick: every site the person may see. */
export function SitesInput(props: InputProps) {
  const { value, onChange, readOnly, schemaType, elementProps, path } =
    props as unknown as ArrayOfObjectsInputProps<SiteItem>
  const { sites } = useCurrentSite()
  const items = value ?? []
  const change = (next: readonly SiteItem[]) => onChange(next.length === 0 ? unset() : set([...next]))
  const tick = (site: StudioSite, isIn: boolean) => change(withSite(items, site.id, isIn))
  const ticked = sites.filter(({ id }) => items.some(({ _ref }) => _ref === id))
  const all = sites.reduce((list, site) => withSite(list, site.id, true), [...items])
  return (
    <Card border radius={2} padding={3} ref={elementProps.ref} tabIndex={-1}>
      <Stack gap={3} role="group" aria-label={schemaType.title}>
        <Grid gridTemplateColumns={[1, 2]} gap={1}>
          {sites.map((site) => (
            <Tick
              key={site.id}
              site={site}
              isTicked={ticked.includes(site)}
              isDisabled={Boolean(readOnly)}
              onTick={(isIn) => tick(site, isIn)}
            />
          ))}
        </Grid>
        <Flex align="center" justify="space-between" gap={3}>
          <Text size={1} muted role="status">
            {ticked.length} of {sites.length} sites
          </Text>
          {readOnly || ticked.length === sites.length || path.at(-1) === 'excludedSites' ? null : (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={sites.length === 2 ? 'Both sites' : 'All sites'}
              onClick={() => change(all)}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

interface TickProps {
  readonly site: StudioSite
  readonly isTicked: boolean
  readonly isDisabled: boolean
  readonly onTick: (isIn: boolean) => void
}

function Tick({ site, isTicked, isDisabled, onTick }: TickProps) {
  const id = useId()
  return (
    <Flex
      as="label"
      align="center"
      gap={3}
      padding={2}
      htmlFor={id}
      style={{ cursor: 'pointer', minHeight: 36 }}
    >
      <Checkbox
        id={id}
        checked={isTicked}
        disabled={isDisabled}
        aria-label={site.name}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <Box flex={1}>
        <SiteMark site={site} />
      </Box>
    </Flex>
  )
}
