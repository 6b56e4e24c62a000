import { useMemo, useState } from 'react'
import { useEditState, useSchema, useSyncState, useValidationStatus } from 'sanity'
import { useTyped } from '../../inputs/typed/typed-texts.ts'
import { listProblems, listTypedProblems, type Problem } from './problems.ts'

/**
 * What the rules say of a document as it is in its form, live, after what is typed there and cannot be stored.
 * @param id of the published document
 */
export function useProblems(id: string, type: string): Problem[] {
  const { typed, judged } = useJudged(id, type)
  return useMemo(() => [...typed, ...judged], [typed, judged])
}

/**
 * The same of the last edit that the rules have judged whole: on a busy machine the answer on an edit comes after the
 * edits that follow it. `isSettled` tells that it is the last edit, and that the lake has it.
 */
export function useSettledProblems(id: string, type: string) {
  const { typed, judged, isSettled, draft } = useJudged(id, type)
  const [settled, setSettled] = useState(judged)
  if (isSettled && settled !== judged) setSettled(judged)
  const { isSyncing } = useSyncState(id, type)
  const problems = useMemo(
    () => [...typed, ...(isSettled ? judged : settled)],
    [typed, isSettled, judged, settled],
  )
  return { problems, draft, isSyncing, isSettled: isSettled && !isSyncing }
}

function useJudged(id: string, type: string) {
  const schemaType = useSchema().get(type)
  const { draft, published } = useEditState(id, type)
  const value = draft ?? published
  const { validation, isValidating, revision } = useValidationStatus(value?._id ?? id, type, true)
  const texts = useTyped(id)
  const judged = useMemo(
    () => (schemaType ? listProblems(validation, schemaType, value) : []),
    [validation, schemaType, value],
  )
  const typed = useMemo(
    () => (schemaType ? listTypedProblems(texts, schemaType, value) : []),
    [texts, schemaType, value],
  )
  return { typed, judged, draft, isSettled: !isValidating && revision === value?._rev }
}
