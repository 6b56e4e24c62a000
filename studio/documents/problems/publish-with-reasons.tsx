import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Box } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription } from 'sanity'
import { pathToString } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { focusField } from '../../inputs/typed/typed-texts.ts'
import { ProblemList } from './problem-list.tsx'
import { countProblems, type Problem } from './problems.ts'
import { useSettledProblems } from './use-problems.ts'
import { usePublishing } from './use-publishing.ts'

const SHORTCUT = 'Ctrl+Alt+P'
/** Longer than a press of the mouse. */
const IDLE_MS = 500
const doNothing = () => {}
/** The Studio asks for its actions again and again; another function would forget that Publish was pressed. */
const KNOWN = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's own publish action, once what is typed is stored. While rules stop it, a button shows their number instead
 * and lists them, each with a link to its field.
 */
export function publishWithReasons(publish: DocumentActionComponent): DocumentActionComponent {
  const known = KNOWN.get(publish)
  if (known) return known
  const usePublish: DocumentActionComponent = (props) => {
    const original = publish(props)
    const { problems, draft, isSyncing, isSettled } = useSettledProblems(props.id, props.type)
    const reasons = useReasons()
    const stops = problems.filter(({ level }) => level === 'stops')
    const isNothing = !draft && !isSyncing
    const isJudged = isSettled && (stops.length > 0 || original?.disabled !== true)
    const { isWanted, hasTyped, press } = usePublishing({
      document: props.id,
      stops,
      state: isNothing ? 'nothing' : isJudged ? 'ready' : 'waits',
      publish: original?.onHandle ?? doNothing,
    })
    // While it waits or asks whether a draft may be published, the Studio's own button is disabled for a moment: disabled
    // between the press of the mouse and its release, it would lose the click.
    const isIdle = !hasTyped && (isNothing || (isSettled && original?.disabled === true))
    const isAsleep = useHasLasted(isIdle, IDLE_MS)
    if (!original) return null
    if (stops.length === 0 || (!props.draft && !hasTyped)) {
      const asNow = {
        ...original,
        tone: 'positive',
        disabled: isAsleep || isWanted,
        onHandle: press,
      } as const
      if (isWanted) return { ...asNow, label: 'Publishing…', shortcut: null }
      return { ...asNow, shortcut: isAsleep ? null : SHORTCUT }
    }
    const title = countProblems(stops, 'stops')
    const action: DocumentActionDescription = {
      label: title,
      title: `Publish waits: ${title.toLowerCase()}. Press to see what and where.`,
      icon: ErrorOutlineIcon,
      tone: 'critical',
      onHandle: reasons.open,
      dialog: reasons.isOpen && {
        type: 'popover',
        onClose: reasons.close,
        content: (
          <Box padding={3} style={{ maxWidth: 420 }} data-testid="reasons">
            <ProblemList title={`${title} from being published`} problems={stops} onPick={reasons.goTo} />
          </Box>
        ),
      },
    }
    return action
  }
  usePublish.displayName = 'PublishWithReasons'
  usePublish.action = publish.action
  KNOWN.set(publish, usePublish)
  return usePublish
}

/** Whether it has been true all this time (ms), or was from the beginning. */
function useHasLasted(isTrue: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(isTrue)
  useEffect(() => {
    const timer = setTimeout(() => setLasted(isTrue), isTrue ? milliseconds : 0)
    return () => clearTimeout(timer)
  }, [isTrue, milliseconds])
  return isTrue && hasLasted
}

function useReasons() {
  const [isOpen, setOpen] = useState(false)
  const { params, setParams } = usePaneRouter()
  const goTo = ({ path, typed }: Problem) => {
    setOpen(false)
    if (!typed || !focusField(typed)) setParams({ ...params, path: pathToString(path) })
  }
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), goTo }
}
