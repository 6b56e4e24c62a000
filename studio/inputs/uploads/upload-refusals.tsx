import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'

type Listener = (problem: string) => void

const listeners = new Set<Listener>()
const READING_MS = 20_000

/** Tells the person why a file was not sent. */
export function reportRefusal(problem: string): void {
  for (const listener of listeners) listener(problem)
}

/** Says on the screen why a file was not sent. */
export function UploadRefusals() {
  const { push } = useToast()
  useEffect(() => {
    const listener = (problem: string) =>
      push({
        status: 'warning',
        title: 'Not uploaded',
        description: problem,
        duration: READING_MS,
      })
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [push])
  return null
}
