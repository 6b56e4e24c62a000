import { useEffect, useRef } from 'react'
import type { InputProps } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { LOOK_INSPECTOR } from './inspectors.ts'

/** From this width on a form has room for a column beside it, in CSS pixels. */
const WIDE = 1200

/** A preview has the page itself beside the form. */
const isInContent = () => window.location.pathname.split('/').includes('content')

/** A form that opens with its preview column where there is room; a closed column stays closed. */
export function FormWithLook(props: InputProps) {
  const { params, setParams } = usePaneRouter()
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (isInContent() && window.innerWidth >= WIDE && !params?.inspect) {
      setParams({ ...params, inspect: LOOK_INSPECTOR })
    }
  }, [params, setParams])
  return props.renderDefault(props)
}
