import { noteSavedStep } from '@forecourt/tenants/lifecycle'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ActButton } from '../calendar/act-button.tsx'
import { StepHead } from '../sites/new-dealer/field.tsx'
import { useOpenPlace } from './set-up-row.tsx'
import { StepRail } from './step-rail.tsx'
import { findNextStep, listLines, type SetUpFacts } from './steps.ts'

/** What the page of a step is given. */
export interface StepProps {
  readonly site: StudioSite
  readonly facts: SetUpFacts
}

interface StepFrameProps extends StepProps {
  /** `id` of the step in `SET_UP_STEPS`. */
  readonly id: string
  readonly title: string
  readonly words: string
  readonly children: ReactNode
  /** What stands beside it. */
  readonly beside?: ReactNode
  readonly error?: string | null
  readonly isBusy: boolean
  /** Saves what was typed; Set up goes on with the next step where it resolves to true. */
  readonly save: () => Promise<boolean>
  /** What the button says in place of 'Save'. */
  readonly saveText?: string
  /** A press that stays here takes the place of saving. */
  readonly act?: { readonly text: string; readonly isBusy: boolean; readonly onPress: () => void } | undefined
}

/** A step that is done in Set up: all steps at its side, its form, what comes of it beside, and the ways on at the foot. */
export function StepFrame(props: StepFrameProps) {
  const { site, facts, id, title, words, children, beside, error, act } = props
  const router = useRouter()
  const open = useOpenPlace()
  const lines = listLines(facts)
  const next = findNextStep(lines, id, facts)
  const saveText = props.saveText ?? 'Save'
  const { isReadBack, waitFrom } = useReadBack(facts.content)
  useEffect(() => {
    if (!isReadBack) return
    if (next) open(next.place(facts))
    else router.navigate({})
  }, [isReadBack])
  const note = useNoteSaved(site, id)
  const goOn = async () => {
    const before = facts.content
    if (!(await props.save())) return
    await note()
    waitFrom(before)
  }
  return (
    <Guided>
      <StepRail title={`Set up ${site.lettering}`} lines={lines} facts={facts} current={id} />
      <Whole>
        <Columns $one={beside === undefined}>
          <main>
            <Stack gap={5}>
              <StepHead title={title}>{words}</StepHead>
              {children}
            </Stack>
          </main>
          {beside === undefined ? null : <aside>{beside}</aside>}
        </Columns>
        <Foot borderTop paddingX={4} paddingY={3}>
          <Flex align="center" gap={3}>
            <Button mode="ghost" fontSize={1} text="Back" onClick={() => router.navigate({})} />
            <Box flex={1}>
              {error ? (
                <Card tone="critical" padding={2} radius={2} role="alert">
                  <Text size={1}>{error}</Text>
                </Card>
              ) : null}
            </Box>
            {act ? (
              <ActButton fontSize={1} text={act.text} disabled={act.isBusy} onClick={act.onPress} />
            ) : (
              <ActButton
                fontSize={1}
                text={next ? `${saveText}, next: ${next.title.toLowerCase()}` : saveText}
                disabled={props.isBusy || isReadBack !== null}
                onClick={() => void goOn()}
              />
            )}
          </Flex>
        </Foot>
      </Whole>
    </Guided>
  )
}

/** Notes who saved a step of a site that is being set up; what was saved stays saved where the note fails. */
function useNoteSaved(site: StudioSite, step: string): () => Promise<void> {
  const client = useClient({ apiVersion: '2025-02-19' })
  const by = useCurrentUser()?.name ?? ''
  return async () => {
    if (site.launch === null) return
    try {
      await noteSavedStep(client, site.id, { step, by }, new Date().toISOString())
    } catch (error) {
      console.warn('It is not noted who saved this step.', error)
    }
  }
}

/** What was saved without a change comes back never. */
const LONGEST_MS = 2_000

/**
 * Whether what was saved has come back, so that the next step begins with it: null before anything is waited for.
 * @param content what is read, live
 */
function useReadBack(content: SetUpFacts['content']) {
  const [before, setBefore] = useState<SetUpFacts['content'] | null>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (before === null) return
    const timer = setTimeout(() => setLate(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [before])
  return { isReadBack: before === null ? null : isLate || content !== before, waitFrom: setBefore }
}

const Guided = styled.div`
  display: grid;
  grid-template-columns: 270px minmax(0, 1fr);
  min-height: 100%;
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`
const Columns = styled.div<{ $one: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: ${({ $one }) => ($one ? 'minmax(0, 820px)' : 'minmax(0, 5fr) minmax(300px, 4fr)')};
  & > * { padding: 26px 30px 34px; min-width: 0; }
  & > aside { border-left: 1px solid var(--card-border-color); }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > * { padding: 20px 16px; }
    & > aside { border-left: 0; border-top: 1px solid var(--card-border-color); }
  }
`
const Foot = styled(Card)`
  position: sticky;
  z-index: 10;
  bottom: 0;
`
