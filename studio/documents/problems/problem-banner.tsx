import { Card } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useFormCallbacks, useFormValue } from 'sanity'
import { ProblemList } from './problem-list.tsx'
import { countProblems, type Problem } from './problems.ts'
import { useProblems } from './use-problems.ts'

/** Warnings above a form. What stops publishing is beside the Publish button. */
export function FormWithWarnings({ type, children }: { type: string; children: ReactNode }) {
  const id = useFormValue(['_id'])
  const isDraft = typeof id === 'string' && id.startsWith('drafts.')
  return (
    <>
      {isDraft && <Warnings id={id.slice('drafts.'.length)} type={type} />}
      {children}
    </>
  )
}

function Warnings({ id, type }: { id: string; type: string }) {
  const warnings = useProblems(id, type).filter(({ level }) => level === 'warns')
  const { onPathOpen, onPathFocus } = useFormCallbacks()
  if (warnings.length === 0) return null
  const goTo = ({ path }: Problem) => {
    onPathOpen(path)
    onPathFocus(path)
  }
  const title = `${countProblems(warnings, 'warns')}, but it can go out`
  return (
    <Card tone="caution" border radius={3} padding={4} marginBottom={5} data-testid="warnings">
      <ProblemList title={title} problems={warnings} onPick={goTo} />
    </Card>
  )
}
