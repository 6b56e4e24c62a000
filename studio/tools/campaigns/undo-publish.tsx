import { formatShortInstant } from '@forecourt/schemas/contract'
import { UndoIcon } from '@sanity/icons/Undo'
import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useAnswer } from '../../content-api/use-answer.ts'
import { useNow } from '../../content-api/use-now.ts'
import { EmptyCard, SiteName } from '../today/parts.tsx'
import { formatObstacle } from './campaign-text.ts'
import { describeUndo, type UndoEffect } from './publish-history.ts'
import { listObstacles } from './publish-plan.ts'
import type { EditedCampaign } from './use-campaign.ts'

interface UndoPublishProps {
  readonly edited: EditedCampaign
  readonly isDisabled: boolean
  /** Undoes the last publish; resolves once that is done or refused. */
  onUndo(): Promise<unknown>
}

/** Undoes the last publish, after a list of what that does on each site and which publish would be next. */
export function UndoPublish({ edited, isDisabled, onUndo }: UndoPublishProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        mode="ghost"
        icon={UndoIcon}
        fontSize={1}
        padding={3}
        text="Undo the last publish"
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Asking
          edited={edited}
          onClose={() => setOpen(false)}
          onUndo={() => {
            setOpen(false)
            void onUndo()
          }}
        />
      ) : null}
    </>
  )
}

interface AskingProps {
  readonly edited: EditedCampaign
  onClose(): void
  onUndo(): void
}

function Asking({ edited, onClose, onUndo }: AskingProps) {
  const { value, error } = useAnswer(edited.published?._rev ?? null, () => edited.readUndo())
  const obstacles = value ? listObstacles(value.source) : []
  const when = useWhen(edited)
  const at = value?.source.published.publication?.at
  return (
    <Dialog
      id="undo-publish"
      width={1}
      header={at ? `Undo the publish of ${when(at)}` : 'Undo the last publish'}
      onClose={onClose}
      footer={
        <Flex gap={3} justify="flex-end" padding={3}>
          <Button mode="bleed" fontSize={1} padding={3} text="Leave it published" onClick={onClose} />
          <Button
            tone="caution"
            fontSize={1}
            padding={3}
            text="Undo it on every site"
            disabled={!value || obstacles.length > 0}
            onClick={onUndo}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        {error ? <EmptyCard tone="critical">What was published could not be read. {error}</EmptyCard> : null}
        {value || error ? null : (
          <Text size={1} role="status">
            Reading what was published…
          </Text>
        )}
        {value ? (
          <Stack gap={4}>
            {obstacles.length > 0 ? (
              <Card tone="critical" radius={2} padding={3} role="alert" data-testid="refusal">
                <Stack gap={3}>
                  <Text size={1} weight="medium">
                    It cannot be undone now.
                  </Text>
                  {obstacles.map((obstacle) => (
                    <Text key={obstacle.id} size={1}>
                      {formatObstacle(obstacle, edited.existing, edited.sites)}
                    </Text>
                  ))}
                </Stack>
              </Card>
            ) : (
              <Effects edited={edited} effects={describeUndo(value.source)} />
            )}
            <Text size={1} muted>
              The campaign’s contents remain as a draft. {formatEarlier(value.earlier.map(when))}
            </Text>
          </Stack>
        ) : null}
      </Box>
    </Dialog>
  )
}

/** An instant on the clock of the person’s first site, as the bar below has it. */
function useWhen({ sites }: EditedCampaign) {
  const now = useNow()
  return (at: string) => formatShortInstant(at, sites[0]?.timeZone ?? 'UTC', now)
}

const LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' })

function formatEarlier(earlier: readonly string[]): string {
  if (earlier.length === 0) return 'You can only undo the last publish.'
  return earlier.length === 1
    ? `After it, the publish of ${earlier[0]} can be undone.`
    : `After it, the earlier publishes can be undone one by one: ${LIST.format(earlier)}.`
}

/** What is undone, site by site. */
function Effects({ edited, effects }: { edited: EditedCampaign; effects: readonly UndoEffect[] }) {
  return (
    <Stack gap={4}>
      {edited.sites
        .map((site) => ({ site, own: effects.filter((one) => one.site === site.id) }))
        .filter(({ own }) => own.length > 0)
        .map(({ site, own }) => (
          <Stack key={site.id} gap={3} as="section" aria-label={site.name}>
            <Text size={1} weight="medium">
              <SiteName site={site} />
            </Text>
            {own.map(({ id, what, effect }) => (
              <Text key={id} size={1}>
                {what} {effect}.
              </Text>
            ))}
          </Stack>
        ))}
    </Stack>
  )
}
