import { LEAD_PROGRESS, type StaffLead } from '@forecourt/schemas/contract'
import { Box, Button, Flex, Heading, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useUserNames } from '../../content-api/use-user-names.ts'
import type { ChangeLead } from './lead-detail.tsx'
import { type LeadMoment, leadMoments, PROGRESS_LABELS, whenFully } from './lead-text.ts'

const MOST_NOTE = 2_000

interface FollowUpProps {
  lead: StaffLead
  zone: string
  now: string
  change: ChangeLead
}

/** What staff do with a lead, and what happened to it. */
export function LeadFollowUp({ lead, zone, now, change }: FollowUpProps) {
  const progressId = useId()
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text as="label" htmlFor={progressId} size={1} weight="medium">
          How far it is
        </Text>
        <Select
          id={progressId}
          fontSize={1}
          value={lead.progress}
          onChange={({ currentTarget }) => {
            const progress = currentTarget.value as StaffLead['progress']
            void change(
              { do: 'progress', text: progress },
              `Marked as ${PROGRESS_LABELS[progress].toLowerCase()}`,
            )
          }}
        >
          {LEAD_PROGRESS.map((each) => (
            <option key={each} value={each}>
              {PROGRESS_LABELS[each]}
            </option>
          ))}
        </Select>
      </Stack>
      {lead.takesOffer ? <FirmOffer change={change} /> : null}
      <NewNote change={change} />
      <Story lead={lead} zone={zone} now={now} />
    </Stack>
  )
}

/** What the dealer pays for a vehicle that somebody has seen: its owner is mailed, and can accept it online. */
function FirmOffer({ change }: { change: ChangeLead }) {
  const id = useId()
  const [dollars, setDollars] = useState('')
  const [reasons, setReasons] = useState('')
  const [busy, setBusy] = useState(false)
  const give = async () => {
    setBusy(true)
    if (await change({ do: 'offer', text: dollars, reasons }, 'The offer is made')) {
      setDollars('')
      setReasons('')
    }
    setBusy(false)
  }
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Firm offer in dollars
      </Text>
      <Text size={1} muted>
        Once you have seen the vehicle. The customer can accept it online for 7 days.
      </Text>
      <TextInput
        id={id}
        fontSize={1}
        inputMode="numeric"
        maxLength={7}
        placeholder="16250"
        value={dollars}
        onChange={({ currentTarget }) => setDollars(currentTarget.value.replace(/\D/g, ''))}
      />
      <Text as="label" htmlFor={`${id}-reasons`} size={1} weight="medium">
        How you got there
      </Text>
      <Text size={1} muted>
        One line each: + or -, the dollars, then why. The customer sees them. You can leave this empty.
      </Text>
      <TextArea
        id={`${id}-reasons`}
        fontSize={1}
        rows={3}
        maxLength={MOST_NOTE}
        placeholder={'-600 Two front tyres\n+300 Full logbook'}
        value={reasons}
        onChange={({ currentTarget }) => setReasons(currentTarget.value)}
      />
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Make this offer"
          disabled={busy || Number(dollars) === 0}
          onClick={() => void give()}
        />
      </Flex>
    </Stack>
  )
}

function NewNote({ change }: { change: ChangeLead }) {
  const id = useId()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    if (await change({ do: 'note', text }, 'The note is added')) setText('')
    setBusy(false)
  }
  return (
    <Stack gap={3}>
      <Flex align="baseline" gap={2}>
        <Box flex={1}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            Note
          </Text>
        </Box>
        <Text size={0} muted>
          Only the site’s managers see it
        </Text>
      </Flex>
      <TextArea
        id={id}
        fontSize={1}
        rows={3}
        maxLength={MOST_NOTE}
        placeholder="What was said, what comes next"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Add note"
          disabled={busy || text.trim() === ''}
          onClick={() => void add()}
        />
      </Flex>
    </Stack>
  )
}

const Moments = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`
const Moment = styled.li<{ $tone: LeadMoment['tone'] }>`
  position: relative;
  padding: 0 0 18px 20px;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    left: 1px;
    top: 3px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${({ $tone }) => `var(--card-badge-${$tone}-dot-color)`};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 5px;
    top: 16px;
    bottom: 0;
    width: 1px;
    background: var(--card-border-color);
  }
`

function Story({ lead, zone, now }: Omit<FollowUpProps, 'change'>) {
  const moments = leadMoments(lead)
  const names = useUserNames(moments.map(({ user }) => user).filter(Boolean))
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        What happened
      </Heading>
      <Moments>
        {moments.map(({ id, at, tone, title, detail, user }) => (
          <Moment key={id} $tone={tone}>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              {detail ? <Text size={1}>{detail}</Text> : null}
              <Text size={1} muted>
                {[user && (names[user] ?? 'Someone who’s left'), whenFully(at, zone, now)]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </Stack>
          </Moment>
        ))}
      </Moments>
    </Stack>
  )
}
