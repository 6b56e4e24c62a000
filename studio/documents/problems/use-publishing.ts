import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { focusField, leaveFields, useTyped } from '../../inputs/typed/typed-texts.ts'
import type { Problem } from './problems.ts'

/** After a press, until the Studio has told that what the field in focus gave is on its way. */
const SETTLE_MS = 150
const LEFT = 'The form was left before everything was stored. Publish it again.'

interface Publishing {
  /** The published id. */
  readonly document: string
  /** What stops it, of the last edit that was judged. */
  readonly stops: readonly Problem[]
  /** `waits`: what was typed last is not stored or not judged yet; `nothing`: there is nothing to publish. */
  readonly state: 'waits' | 'ready' | 'nothing'
  publish(): void
}

/**
 * A press of Publish, by whatever it is pressed: the field in focus is left first, then what it gave is stored and
 * judged, and only then it is published, or refused with the field's name.
 */
export function usePublishing({ document, stops, state, publish }: Publishing) {
  const toast = useToast()
  const [isWanted, setWanted] = useState(false)
  const hasTyped = useTyped(document).length > 0
  const [first] = stops
  useEffect(() => {
    // What cannot be read stops it whatever else is still to be judged.
    if (!isWanted || (state === 'waits' && !first?.typed)) return
    const decide = () => {
      setWanted(false)
      if (first) toast.push({ status: 'error', title: 'Not published', description: formatStop(first) })
      else if (state === 'ready') publish()
    }
    if (first?.typed) return decide()
    const timer = setTimeout(decide, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isWanted, state, first, publish, toast])
  const isWaiting = useRef(false)
  useEffect(() => {
    isWaiting.current = isWanted
  }, [isWanted])
  useEffect(
    () => () => {
      if (isWaiting.current) toast.push({ status: 'warning', title: 'Not published', description: LEFT })
    },
    [toast],
  )
  const press = useCallback(() => {
    const [unread] = leaveFields(document)
    if (unread) focusField(unread)
    setWanted(true)
  }, [document])
  return { isWanted, hasTyped, press }
}

/** A problem in one line. */
export const formatStop = ({ field, text }: Problem) => (field ? `${field}: ${text}` : text)
