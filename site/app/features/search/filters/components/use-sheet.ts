import { useEffect, useRef } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/** The filters as a sheet on phones; what holds the focus in it comes after the page. */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let gone = false
    let release = () => {}
    void import('./hold-sheet.ts').then(({ holdSheet }) => {
      if (!gone && sheet.current) release = holdSheet(sheet.current)
    }, doWithout)
    return () => {
      gone = true
      release()
    }
  }, [])
  return sheet
}
