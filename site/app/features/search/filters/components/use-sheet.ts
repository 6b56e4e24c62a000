import { useEffect, useRef } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/** The filters as a sheet on phones; its focus handling loads after the page. */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let cancelled = false
    let release = () => {}
    void import('./hold-sheet.ts').then(({ holdSheet }) => {
      if (!cancelled && sheet.current) release = holdSheet(sheet.current)
    }, doWithout)
    return () => {
      cancelled = true
      release()
    }
  }, [])
  return sheet
}
