import type { StaffLeadRow } from '@forecourt/schemas/contract'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import {
  DELIVERY_LABELS,
  formatKind,
  formatPerson,
  formatPhone,
  formatWhen,
  PROGRESS_LABELS,
} from './lead-text.ts'

const Open = styled.button`
  all: unset;
  box-sizing: border-box;
  display: block;
  width: 100%;
  padding: 14px 16px;
  cursor: pointer;
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
`

/** A lead in the list. */
export function LeadRow({
  lead,
  zone,
  now,
  selected,
  onOpen,
}: {
  lead: StaffLeadRow
  zone: string
  now: string
  selected: boolean
  onOpen: () => void
}) {
  const { person, car, stockNumber, at } = lead
  const about = [car, stockNumber].filter(Boolean).join(', ') || formatPhone(person?.phone ?? '')
  return (
    <Card as="li" borderBottom tone={selected ? 'primary' : 'inherit'}>
      <Open type="button" aria-current={selected ? 'true' : undefined} onClick={onOpen}>
        <Stack gap={3}>
          <Flex align="baseline" gap={2}>
            <Text size={1} weight="medium" textOverflow="ellipsis" style={{ flex: 1, minWidth: 0 }}>
              {person ? formatPerson(person) : formatKind(lead)}
            </Text>
            <Text size={1} muted>
              {formatWhen(at, zone, now)}
            </Text>
          </Flex>
          {about ? (
            <Text size={1} muted textOverflow="ellipsis">
              {about}
            </Text>
          ) : null}
          <LeadBadges lead={lead} withKind={person !== null} />
        </Stack>
      </Open>
    </Card>
  )
}

/** What a lead is and how far it is; a delivery that arrived says nothing. */
export function LeadBadges({
  lead: { kind, itemType, complete, progress, delivery, source },
  withKind,
}: {
  lead: StaffLeadRow
  withKind: boolean
}) {
  const { state } = delivery
  return (
    <Flex gap={1} wrap="wrap">
      {withKind ? <Badge>{formatKind({ kind, itemType })}</Badge> : null}
      <Badge tone={progress === 'new' ? 'primary' : progress === 'answered' ? 'positive' : 'default'}>
        {PROGRESS_LABELS[progress]}
      </Badge>
      {source ? <Badge>{source}</Badge> : null}
      {complete ? null : <Badge>Not finished</Badge>}
      {state === 'delivered' ? null : (
        <Badge tone={state === 'not delivered' ? 'critical' : 'caution'}>{DELIVERY_LABELS[state]}</Badge>
      )}
    </Flex>
  )
}
