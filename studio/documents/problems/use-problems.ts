import { useMemo, useState } from 'react'
import { useEditState, useSchema, useValidationStatus } from 'sanity'
import { listProblems, type Problem } from './problems.ts'

/**
 * What the rules say of a document as it is in its form, live.
 * @param id of the published document
 */
export function useProblems(id: string, type: string): Problem[] {
  return useJudged(id, type).problems
}

/**
 * The same of the last edit that the rules have judged whole: on a busy machine the answer on an edit comes after the
 * edits that follow it.
 */
export function useSettledProblems(id: string, type: string): Problem[] {
  const { problems, isSettled } = useJudged(id, type)
  const [settled, setSettled] = useState(problems)
  if (isSettled && settled !== problems) setSettled(problems)
  return isSettled ? problems : settled
}

function useJudged(id: string, type: string) {
  const schemaType = useSchema().get(type)
  const { draft, published } = useEditState(id, type)
  const value = draft ?? published
  const { validation, isValidating, revision } = useValidationStatus(value?._id ?? id, type, true)
  const problems = useMemo(
    () => (schemaType ? listProblems(validation, schemaType, value) : []),
    [validation, schemaType, value],
  )
  return { problems, isSettled: !isValidating && revision === value?._rev }
}
