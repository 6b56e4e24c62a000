import { useEffect, useRef } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

/** The filters as a sheet on phones; its focus handling loads after the page. */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let cancelled = false
    let release = () => {}
    void import('./modal-sheet.ts').then(({ makeSheetModal }) => {
      if (!cancelled && sheet.current) release = makeSheetModal(sheet.current)
    }, warnMissingPart)
    return () => {
      cancelled = true
      release()
    }
  }, [])
  return sheet
}
