import { formatShortInstant } from '@forecourt/schemas/contract'
import { Badge, Button, Card, Dialog, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { SourceFormFields } from './source-form.tsx'
import { formatEvery, formatLastFetch } from './source-text.ts'
import type { SourceForm, StockSourcing } from './use-stock-source.ts'

interface FetchSourceProps {
  readonly sourcing: StockSourcing
  readonly site: StudioSite
  readonly now: string
  /** Reads a file as one that was dropped. */
  readonly take: (file: File) => void
  /** Asks the site for its files anew. */
  readonly refresh: () => void
}

/** The address from which the stock file is fetched, and how that goes. */
export function FetchSource({ sourcing, site, now, take, refresh }: FetchSourceProps) {
  const [isOpen, setOpen] = useState(false)
  const { source, error } = sourcing
  if (source === undefined) return null
  const submit = async (form: SourceForm) => {
    const file = await sourcing.tryIt(form)
    if (file) take(file)
  }
  return (
    <Stack as="section" gap={3} aria-label="We fetch it from an address">
      <Heading as="h2" size={1}>
        We fetch it from an address
      </Heading>
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          {source && !isOpen ? (
            <Known
              source={source}
              site={site}
              now={now}
              sourcing={sourcing}
              change={() => setOpen(true)}
              refresh={refresh}
            />
          ) : (
            <Text size={1} muted>
              https, with a password if it has one. Most stock systems give you one. We read today’s file now,
              and change nothing until you use it.
            </Text>
          )}
          {error === '' ? null : (
            <Card tone="critical" border radius={2} padding={3} role="alert">
              <Text size={1}>{error}</Text>
            </Card>
          )}
          {isOpen ? (
            <SourceFormFields
              first={source}
              isBusy={sourcing.isBusy}
              submit={(form) => void submit(form)}
              leave={() => setOpen(false)}
            />
          ) : null}
          {source === null && !isOpen ? (
            <Flex>
              <Button mode="ghost" fontSize={1} padding={3} text="Set it up" onClick={() => setOpen(true)} />
            </Flex>
          ) : null}
        </Stack>
      </Card>
    </Stack>
  )
}

const STATES = {
  read: ['positive', 'Fetched'],
  same: ['positive', 'The same'],
  failed: ['critical', 'Failed'],
} as const

function Known({
  source,
  site,
  now,
  sourcing,
  change,
  refresh,
}: Pick<FetchSourceProps, 'site' | 'now' | 'sourcing' | 'refresh'> & {
  source: NonNullable<StockSourcing['source']>
  change: () => void
}) {
  const [isLeaving, setLeaving] = useState(false)
  const { isBusy, act } = sourcing
  const [tone, state] = source.last ? STATES[source.last.state] : (['default', 'Waiting'] as const)
  const fetchNow = async () => {
    if (await act('now')) refresh()
  }
  return (
    <>
      <Flex gap={3} align="flex-start">
        <Stack gap={3} flex={1} style={{ overflowWrap: 'anywhere' }}>
          <Text size={1} weight="medium">
            {source.address}
          </Text>
          <Text size={1} muted>
            {formatEvery(source)}, next {formatShortInstant(source.nextAt, site.timeZone, now)}.
            {source.hasSecret ? ' A password or header is set.' : ''}
          </Text>
          <Text size={1} role="status">
            {formatLastFetch(source, site.timeZone, now)}
          </Text>
        </Stack>
        <Badge tone={tone}>{state}</Badge>
      </Flex>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text={isBusy ? 'Fetching…' : 'Fetch it now'}
          disabled={isBusy}
          onClick={() => void fetchNow()}
        />
        <Button mode="ghost" fontSize={1} padding={3} text="Change" disabled={isBusy} onClick={change} />
        <Button
          mode="bleed"
          tone="critical"
          fontSize={1}
          padding={3}
          text="Stop fetching"
          disabled={isBusy}
          onClick={() => setLeaving(true)}
        />
      </Flex>
      {isLeaving ? <Leave act={act} onClose={() => setLeaving(false)} /> : null}
    </>
  )
}

function Leave({ act, onClose }: { act: StockSourcing['act']; onClose: () => void }) {
  const stop = async () => {
    await act('remove')
    onClose()
  }
  return (
    <Dialog id={useId()} header="Stop fetching?" width={0} onClose={onClose}>
      <Stack gap={4} padding={4}>
        <Text size={1}>Your stock stays as it is. We forget the address and its password.</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" fontSize={1} text="Go on fetching" onClick={onClose} />
          <Button tone="critical" fontSize={1} text="Stop" onClick={() => void stop()} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
