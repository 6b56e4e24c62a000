import { useLocation, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { STEP_PARAM } from './step-param.ts'

/**
 * The shown step of a form and how to go to another. On a page of its own each step is an address, so that Back, Forward
 * and a reload move between steps; in a dialog it is the dialog's own.
 * @param first the step of an address that names none: the one that was posted without JavaScript
 * @param furthest the last step that can be shown: a shared address opens the form at its beginning
 */
export function useStepAddress(
  isAddressed: boolean,
  { first, furthest }: { first: number; furthest: number },
): [step: number, go: (to: number) => void] {
  const [own, setOwn] = useState(first)
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!isAddressed) return [own, setOwn]
  const params = new URLSearchParams(search)
  const asked = params.has(STEP_PARAM) ? Number(params.get(STEP_PARAM)) - 1 : first
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), furthest) : 0
  const go = (to: number) => {
    if (to === step) return
    if (to === first) params.delete(STEP_PARAM)
    else params.set(STEP_PARAM, String(to + 1))
    navigate({ search: params.toString() }, { preventScrollReset: true })
  }
  return [step, go]
}
