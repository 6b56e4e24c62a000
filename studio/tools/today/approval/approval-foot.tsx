import {
  compareInstants,
  dateAt,
  formatShortDay,
  listWrongLines,
  type OfferReview,
} from '@forecourt/schemas/contract'
import { Box, Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useClient, useCurrentUser, useSyncState } from 'sanity'
import { useRouter } from 'sanity/router'
import { getFirstName } from '../../../access/first-name.ts'
import type { EditedOffer } from '../../../documents/approval/edited-offer.ts'
import type { OfferLaw } from '../../../documents/approval/use-law.ts'
import { approve, sendBack } from '../../../documents/approval/write-review.ts'
import { useSettledProblems } from '../../../documents/problems/use-problems.ts'
import { formatStop } from '../../../documents/problems/use-publishing.ts'

interface ApprovalFootProps {
  readonly edited: EditedOffer
  readonly published: EditedOffer | null
  readonly law: OfferLaw
  /** Who asked last. */
  readonly asker: OfferReview | null
  readonly zone: string
  readonly now: string
}

/** The answer: approve and publish what is looked at, or say what should change. */
export function ApprovalFoot({ edited, published, law, asker, zone, now }: ApprovalFootProps) {
  const id = edited._id.replace(/^drafts\./, '')
  const client = useClient({ apiVersion: '2025-02-19' })
  const user = useCurrentUser()
  const toast = useToast()
  const { navigateUrl } = useRouter()
  const { isSyncing } = useSyncState(id, 'offer')
  const { problems } = useSettledProblems(id, 'offer')
  const [isSayingWhat, setSayingWhat] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [first] = problems.filter(({ level }) => level === 'stops')
  const missing = listWrongLines(law.lines ?? [])
  const held = first ? formatStop(first) : (missing[0]?.title ?? law.error)
  const run = async (write: (reviewer: { id: string; name: string }) => Promise<void>, done: string) => {
    if (!user) return
    setBusy(true)
    try {
      await write({ id: user.id, name: user.name })
      toast.push({ status: 'success', title: done })
      navigateUrl({ path: '/today' })
    } catch (error) {
      toast.push({ status: 'error', title: 'Nothing was written', description: (error as Error).message })
      setBusy(false)
    }
  }
  const isLater = edited.start ? compareInstants(edited.start, now) > 0 : false
  const day = edited.start ? formatShortDay(dateAt(edited.start, zone), dateAt(now, zone)) : ''
  const words = isLater ? `Approve, start ${day.replace(/^\w+ /, '')}` : 'Approve and publish'
  return (
    <Card borderTop paddingX={4} paddingY={3} as="section" aria-label="Your answer">
      {isSayingWhat ? (
        <WhatShouldChange
          to={getFirstName(asker?.name) || 'the editor'}
          isBusy={isBusy}
          onCancel={() => setSayingWhat(false)}
          onSend={(note) =>
            void run((reviewer) => sendBack(client, { draft: edited, note, reviewer }), 'Sent back')
          }
        />
      ) : (
        <Flex align="center" gap={3} wrap="wrap" justify="flex-end">
          <Box flex={1} style={{ minWidth: 240 }}>
            <Text size={1} muted>
              {held
                ? `Can’t be approved. ${held}`
                : 'Approving is written down with your name and this exact text.'}
            </Text>
          </Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Ask for changes"
            onClick={() => setSayingWhat(true)}
          />
          <Button
            tone="positive"
            fontSize={1}
            padding={3}
            text={words}
            disabled={isBusy || isSyncing || !law.lines || held !== undefined}
            onClick={() =>
              void run(
                (reviewer) => approve(client, { draft: edited, published, note: '', reviewer }),
                isLater ? `Approved. It starts ${day}` : 'Approved and published',
              )
            }
          />
        </Flex>
      )}
    </Card>
  )
}

interface WhatShouldChangeProps {
  readonly to: string
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: (note: string) => void
}

function WhatShouldChange({ to, isBusy, onCancel, onSend }: WhatShouldChangeProps) {
  const id = useId()
  const [note, setNote] = useState('')
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        What should change?
      </Text>
      <TextArea
        id={id}
        rows={3}
        fontSize={1}
        maxLength={500}
        placeholder={`Say it the way you’d say it to ${to}`}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Flex gap={2}>
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          text={`Send to ${to}`}
          disabled={isBusy || note.trim() === ''}
          onClick={() => onSend(note)}
        />
        <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
