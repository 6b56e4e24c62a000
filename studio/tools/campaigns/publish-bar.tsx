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
import { useSettledProblems } from '../../documents/problems/use-problems.ts'
import { usePublishing } from '../../documents/problems/use-publishing.ts'
import { focusField } from '../../inputs/typed/typed-texts.ts'
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

const NO_SITES: ReadonlySet<string> = new Set()
const formatSites = (count: number) => (count === 1 ? '1 site' : `${count} sites`)

/** What stops the campaign, Publish for all of its sites, and Undo. */
export function PublishBar(props: PublishBarProps) {
  const { edited, campaign } = props
  const { published, existing, problems, isChecked, isSaving } = edited
  // Sites that the person who pressed left out.
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(NO_SITES)
  const now = useNow()
  const { isBusy, refusal, run } = useWrites(edited)
  const { problems: judged, isSettled } = useSettledProblems(edited.id, 'campaign')
  const own = judged.filter(({ level }) => level === 'stops')
  const active = activeSites(campaign, edited.sites)
  const held = heldBackSites(problems)
  const ready = active.filter(({ id }) => !held.has(id))
  const isStopped = own.length > 0 || held.size > 0
  const at = published?.publication?.at
  const zone = edited.sites[0]?.timeZone ?? 'UTC'
  const hasNothingNew = isAsPublished(edited)
  const { isWanted, hasTyped, press } = usePublishing({
    document: edited.id,
    stops: [...own, ...listObstacles(props).filter(({ site }) => !leftOut.has(site))],
    state: !isSettled || !isChecked ? 'waits' : hasNothingNew ? 'nothing' : 'ready',
    publish: () => {
      const count = active.filter(({ id }) => !leftOut.has(id)).length
      void run(() => edited.publish(leftOut), `Published on ${formatSites(count)}`)
    },
  })
  const publish = (without: ReadonlySet<string>) => {
    leaveOut(without)
    press()
  }
  const waits = isBusy || isWanted
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
              onClick={() => publish(held)}
            />
          ) : null}
          <Button
            tone="positive"
            fontSize={1}
            padding={3}
            text={`Publish on ${formatSites(active.length)}`}
            disabled={waits || isStopped || (hasNothingNew && !hasTyped && !isSaving)}
            onClick={() => publish(NO_SITES)}
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

/** What the rules say of what the campaign makes, by the site that it holds back. */
function listObstacles({ edited, campaign }: PublishBarProps): (Problem & { site: string })[] {
  const stops = edited.problems.filter(({ level }) => level === 'stops')
  return stops.map(({ site, part, text }) => ({
    level: 'stops',
    site,
    text,
    path: [part],
    field: `${edited.sites.find(({ id }) => id === site)?.name ?? ''}, ${partTitle(campaign, part)}`,
  }))
}

/** How many things hold the campaign back; pressed, what they are, each with the way to it. */
function HeldBack({ own, ...props }: PublishBarProps & { own: readonly Problem[] }) {
  const { edited, onPart } = props
  const [isOpen, setOpen] = useState(false)
  const { navigateIntent } = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useClickOutsideEvent(isOpen && (() => setOpen(false)), () => [box.current, button.current])
  const listed: readonly Problem[] = [...own, ...listObstacles(props)]
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
            onPick={(problem) => {
              setOpen(false)
              if (problem.typed && focusField(problem.typed)) return
              if (own.includes(problem)) navigateIntent('edit', { id: edited.id, type: 'campaign' })
              else onPart(String(problem.path[0]))
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
