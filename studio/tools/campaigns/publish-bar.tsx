import { formatShortInstant } from '@forecourt/schemas/contract'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Stack, Text, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { useNow } from '../../content-api/use-now.ts'
import { ProblemList } from '../../documents/problems/problem-list.tsx'
import { countProblems, type Problem } from '../../documents/problems/problems.ts'
import { useProblems } from '../../documents/problems/use-problems.ts'
import type { Campaign } from './campaign-content.query.ts'
import { activeSites, formatObstacle, heldBackSites, partTitle } from './campaign-text.ts'
import { isAsPublished, isPreviewDraft } from './publish-plan.ts'
import { UndoPublish } from './undo-publish.tsx'
import type { EditedCampaign } from './use-campaign.ts'
import { CampaignRefusal } from './write-campaign.ts'

interface PublishBarProps {
  readonly edited: EditedCampaign
  readonly campaign: Campaign
  /** Shows a part in the table. */
  onPart(part: string): void
}

const formatSites = (count: number) => (count === 1 ? '1 site' : `${count} sites`)

/** What stops the campaign, Publish for all of its sites, and Undo. */
export function PublishBar(props: PublishBarProps) {
  const { edited, campaign } = props
  const { published, existing, problems, isChecked, isSaving } = edited
  const now = useNow()
  const { isBusy, refusal, run } = useWrites(edited)
  const own = useProblems(edited.id, 'campaign').filter(({ level }) => level === 'stops')
  const active = activeSites(campaign, edited.sites)
  const held = heldBackSites(problems)
  const ready = active.filter(({ id }) => !held.has(id))
  const isStopped = own.length > 0 || held.size > 0
  const waits = isBusy || isSaving || !isChecked
  const at = published?.publication?.at
  const zone = edited.sites[0]?.timeZone ?? 'UTC'
  const publish = (heldBack: ReadonlySet<string>, count: number) =>
    run(() => edited.publish(heldBack), `Published on ${formatSites(count)}`)
  const hasNothingNew = isAsPublished(edited)
  return (
    <Card borderTop paddingX={4} paddingY={3} as="section" aria-label="Publish">
      <Stack gap={3}>
        {refusal ? (
          <Card tone="critical" radius={2} padding={3} role="alert" data-testid="refusal">
            <Stack gap={3}>
              {refusal.map((line) => (
                <Text key={line} size={1}>
                  {line}
                </Text>
              ))}
            </Stack>
          </Card>
        ) : null}
        <Flex align="center" gap={3} wrap="wrap" justify="flex-end">
          <Box flex={1}>
            <Text size={1} muted>
              {at
                ? `Published ${formatShortInstant(at, zone, now)}.${hasNothingNew ? ' Nothing has changed since.' : ''}`
                : 'Published together, undone together.'}
            </Text>
          </Box>
          {existing.every(isPreviewDraft) && !at ? (
            <DeleteButton edited={edited} isBusy={isBusy} run={run} />
          ) : null}
          {at ? (
            <UndoPublish
              edited={edited}
              isDisabled={isBusy || isSaving}
              onUndo={() => run(edited.undo, 'Undone: every site is as it was before')}
            />
          ) : null}
          {isStopped ? <HeldBack {...props} own={own} /> : null}
          {own.length === 0 && held.size > 0 && ready.length > 0 ? (
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={`Publish on the ${ready.length} that ${ready.length === 1 ? 'is' : 'are'} ready`}
              disabled={waits}
              onClick={() => void publish(held, ready.length)}
            />
          ) : null}
          <Button
            tone="positive"
            fontSize={1}
            padding={3}
            text={`Publish on ${formatSites(active.length)}`}
            disabled={waits || isStopped || hasNothingNew}
            onClick={() => void publish(new Set(), active.length)}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/** Runs one write at a time, and reports its result. */
function useWrites({ existing, sites }: EditedCampaign) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const toast = useToast()
  const run = async (write: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setRefusal(null)
    try {
      await write()
      toast.push({ status: 'success', title: done })
      return true
    } catch (cause) {
      const obstacles = cause instanceof CampaignRefusal ? cause.obstacles : []
      setRefusal([
        (cause as Error).message,
        ...obstacles.map((obstacle) => formatObstacle(obstacle, existing, sites)),
      ])
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, run }
}

interface DeleteButtonProps {
  readonly edited: EditedCampaign
  readonly isBusy: boolean
  readonly run: ReturnType<typeof useWrites>['run']
}

/** For a campaign of which nothing is on any site. */
function DeleteButton({ edited, isBusy, run }: DeleteButtonProps) {
  const { navigate } = useRouter()
  const remove = async () => {
    if (await run(edited.remove, 'The campaign is deleted')) navigate({})
  }
  return (
    <Button
      mode="bleed"
      tone="critical"
      icon={TrashIcon}
      fontSize={1}
      padding={3}
      text="Delete"
      disabled={isBusy}
      onClick={() => void remove()}
    />
  )
}

/** How many things hold the campaign back; pressed, what they are, each with the way to it. */
function HeldBack({ edited, campaign, onPart, own }: PublishBarProps & { own: readonly Problem[] }) {
  const [isOpen, setOpen] = useState(false)
  const { navigateIntent } = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useClickOutsideEvent(isOpen && (() => setOpen(false)), () => [box.current, button.current])
  const stops = edited.problems.filter(({ level }) => level === 'stops')
  const listed: Problem[] = [
    ...own,
    ...stops.map(({ site, part, text }) => ({
      level: 'stops' as const,
      text,
      path: [part],
      field: `${edited.sites.find(({ id }) => id === site)?.name ?? ''}, ${partTitle(campaign, part)}`,
    })),
  ]
  const title = countProblems(listed, 'stops')
  return (
    <Popover
      open={isOpen}
      portal
      placement="top-end"
      content={
        <Box ref={box} padding={3} style={{ maxWidth: 420 }} data-testid="reasons">
          <ProblemList
            title={`${title} from being published`}
            problems={listed}
            onPick={(path) => {
              setOpen(false)
              if (own.some((problem) => problem.path === path)) {
                navigateIntent('edit', { id: edited.id, type: 'campaign' })
              } else onPart(String(path[0]))
            }}
          />
        </Box>
      }
    >
      <Button
        ref={button}
        tone="critical"
        mode="ghost"
        icon={ErrorOutlineIcon}
        fontSize={1}
        padding={3}
        text={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </Popover>
  )
}
