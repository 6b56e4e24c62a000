import { useMemo } from 'react'
import { useEditState, useSchema, useValidationStatus } from 'sanity'
import { listProblems, type Problem } from './problems.ts'

/**
 * What the rules say of a document as it is in its form, live.
 * @param id of the published document
 */
export function useProblems(id: string, type: string): Problem[] {
  const schemaType = useSchema().get(type)
  const { draft, published } = useEditState(id, type)
  const value = draft ?? published
  const { validation } = useValidationStatus(value?._id ?? id, type, true)
  return useMemo(
    () => (schemaType ? listProblems(validation, schemaType, value) : []),
    [validation, schemaType, value],
  )
}
