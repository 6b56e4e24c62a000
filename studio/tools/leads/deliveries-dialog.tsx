import { STAFF_API, type StaffDeliveries, staffDeliveries } from '@forecourt/schemas/contract'
import { Badge, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Cell, DataTable } from '../data-table.tsx'
import { LeadSenders } from '../market-keys.tsx'
import { Section } from '../today/parts.tsx'
import { formatResult, formatTarget, KIND_LABELS, whenFully } from './lead-text.ts'

/** A delivery that was just sent is on its way for some seconds. */
const AGAIN_MS = 5_000

interface DeliveriesDialogProps {
  readonly site: StudioSite
  readonly now: string
  readonly onClose: () => void
  /** Opens a lead by its id. */
  readonly open: (id: string) => void
}

/** Where leads go, with the last ten sent to each place. */
export function DeliveriesDialog({ site, now, onClose, open }: DeliveriesDialogProps) {
  const id = useId()
  const answer = useSiteAnswer(site, STAFF_API.leadsDeliveries, readDeliveries, AGAIN_MS)
  const { value, error, refresh } = answer
  return (
    <Dialog id={`${id}-dialog`} header="Deliveries" width={2} onClose={onClose} onClickOutside={onClose}>
      <Stack gap={5} padding={4}>
        <ErrorNotice
          what="The deliveries"
          error={error}
          from={value?.at ?? null}
          zone={site.timeZone}
          again={refresh}
        />
        {value?.targets.length === 0 ? (
          <Text size={1}>
            The site’s settings name no email and no lead system for leads. They are stored here.
          </Text>
        ) : null}
        {value?.targets.map((target) => (
          <Target key={target.channel} target={target} site={site} now={now} open={open} />
        ))}
        {value || error ? null : <Card padding={5} aria-busy="true" aria-label="Being read" role="status" />}
        <LeadSenders site={site} now={now} />
        <Flex justify="flex-end">
          <Button mode="ghost" fontSize={1} text="Close" onClick={onClose} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

function Target({
  target: { channel, format, isSet, deliveries },
  site,
  now,
  open,
}: Pick<DeliveriesDialogProps, 'site' | 'now' | 'open'> & { target: StaffDeliveries['targets'][number] }) {
  const title = [formatTarget(channel), format].filter(Boolean).join(', ')
  return (
    <Section title={title} note={isSet ? '' : 'Not used any more'}>
      {deliveries.length === 0 ? (
        <Text size={1} muted>
          Nothing was sent there yet.
        </Text>
      ) : (
        <DataTable label={`The last ten: ${title}`} heads={['When', 'What', 'Result', 'Why']}>
          {deliveries.map((delivery) => {
            const { tone, words, why } = formatResult(delivery, site.timeZone, now)
            return (
              <tr key={delivery.id}>
                <Cell>{whenFully(delivery.deliveredAt ?? delivery.at, site.timeZone, now)}</Cell>
                <td>
                  <Button
                    mode="bleed"
                    fontSize={1}
                    padding={0}
                    text={KIND_LABELS[delivery.kind]}
                    onClick={() => open(delivery.lead)}
                  />
                </td>
                <td>
                  <Badge tone={tone}>{words}</Badge>
                </td>
                <Cell>{why}</Cell>
              </tr>
            )
          })}
        </DataTable>
      )}
    </Section>
  )
}

const readDeliveries = (answer: unknown) => staffDeliveries.parse(answer)
