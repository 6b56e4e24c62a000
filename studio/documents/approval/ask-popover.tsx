import { compareInstants, formatShortInstant, listWrongLines } from '@forecourt/schemas/contract'
import { Box, Button, Heading, Stack, Text, TextArea } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import type { EditedOffer } from './edited-offer.ts'
import { useLawPlace } from './law-pane.tsx'
import { useLaw } from './use-law.ts'
import { askManager } from './write-review.ts'

interface AskPopoverProps {
  readonly edited: EditedOffer
  readonly sites: readonly StudioSite[]
  readonly zone: string
  /** Somebody has asked already. */
  readonly isWaiting: boolean
  readonly onDone: () => void
}

/** A word to the managers, and Ask; while the law asks for something it says what, each with the way to it. */
export function AskPopover({ edited, sites, zone, isWaiting, onDone }: AskPopoverProps) {
  const id = useId()
  const client = useClient({ apiVersion: '2025-02-19' })
  const user = useCurrentUser()
  const toast = useToast()
  const law = useLaw(sites, edited)
  const goTo = useLawPlace()
  const now = useNow()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const missing = listWrongLines(law.lines ?? [])
  const ask = async () => {
    if (!user) return
    setBusy(true)
    try {
      await askManager(client, { draft: edited, note, reviewer: { id: user.id, name: user.name } })
      toast.push({ status: 'success', title: 'Asked. Your managers see it on Today.' })
      onDone()
    } catch (error) {
      toast.push({ status: 'error', title: 'Not asked', description: (error as Error).message })
      setBusy(false)
    }
  }
  const names = new Intl.ListFormat('en-AU').format(sites.map(({ name }) => name))
  return (
    <Box
      padding={3}
      style={{ width: 380, maxWidth: 'calc(100vw - 32px)' }}
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <Stack gap={4}>
        <Heading as="h2" size={1} id={`${id}-title`}>
          {isWaiting ? 'You’ve asked' : 'Ask for approval'}
        </Heading>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={id}>
            A word with it
          </Text>
          <TextArea
            id={id}
            rows={2}
            fontSize={1}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Stack>
        <Text size={1} muted>
          The managers of {names} see it on Today. Until one says yes you can keep changing it.{' '}
          {edited.start && compareInstants(edited.start, now) > 0
            ? `It starts on ${formatShortInstant(edited.start, zone, now)} only if it’s approved by then.`
            : 'It starts when it’s approved.'}
        </Text>
        {law.error ? <Text size={1}>The law’s list can’t be worked out. {law.error}</Text> : null}
        {missing.length > 0 ? (
          <Stack gap={2} as="section" aria-label="First">
            <Text size={1} weight="medium" style={{ color: 'var(--card-badge-critical-fg-color)' }}>
              First:
            </Text>
            {missing.map(({ key, title, reason, place }) => (
              <Button
                key={key}
                mode="bleed"
                tone="critical"
                padding={2}
                style={{ whiteSpace: 'normal', textAlign: 'left' }}
                onClick={() => {
                  if (place) goTo(place)
                  onDone()
                }}
              >
                <Text size={1}>{`${title}. ${reason}`}</Text>
              </Button>
            ))}
          </Stack>
        ) : null}
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          text={isWaiting ? 'Ask again' : 'Ask'}
          disabled={isBusy || !law.lines || missing.length > 0}
          onClick={() => void ask()}
        />
      </Stack>
    </Box>
  )
}
