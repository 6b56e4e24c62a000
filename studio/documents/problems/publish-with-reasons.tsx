import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Box } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription, Path } from 'sanity'
import { pathToString } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { ProblemList } from './problem-list.tsx'
import { countProblems } from './problems.ts'
import { useSettledProblems } from './use-problems.ts'

/**
 * The Studio's own publish action. While rules stop it, a button shows their number instead and lists them, each with a
 * link to its field.
 */
export function publishWithReasons(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (props) => {
    const original = publish(props)
    const problems = useSettledProblems(props.id, props.type)
    const reasons = useReasons()
    const stops = problems.filter(({ level }) => level === 'stops')
    if (!props.draft || stops.length === 0) return original && { ...original, tone: 'positive' }
    const title = countProblems(stops, 'stops')
    const action: DocumentActionDescription = {
      label: title,
      title: `Publish waits: ${title.toLowerCase()}. Press to see what and where.`,
      icon: ErrorOutlineIcon,
      tone: 'critical',
      shortcut: original?.shortcut ?? null,
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
  return usePublish
}

function useReasons() {
  const [isOpen, setOpen] = useState(false)
  const { params, setParams } = usePaneRouter()
  const goTo = (path: Path) => {
    setOpen(false)
    setParams({ ...params, path: pathToString(path) })
  }
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), goTo }
}
