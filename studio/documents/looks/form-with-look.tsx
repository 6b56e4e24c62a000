import { useEffect, useRef } from 'react'
import type { InputProps } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import type { EditedOffer } from '../approval/edited-offer.ts'
import { LAW_INSPECTOR } from '../approval/law-pane.tsx'
import { useFinanceAccess } from '../approval/use-finance-access.ts'
import { LOOK_INSPECTOR } from './inspectors.ts'

/** From this width on a form has room for a column beside it, in CSS pixels. */
const WIDE = 1200

/** A preview has the page itself beside the form. */
const isInContent = () => window.location.pathname.split('/').includes('content')

/**
 * A form that opens with its preview column where there is room, or with what the law asks where a manager looks at it; a
 * closed column stays closed.
 */
export function FormWithLook(props: InputProps) {
  const { params, setParams } = usePaneRouter()
  const isOpened = useRef(false)
  const { access } = useFinanceAccess([(props.value ?? null) as EditedOffer | null])
  const column = access === null ? LOOK_INSPECTOR : LAW_INSPECTOR
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (isInContent() && window.innerWidth >= WIDE && !params?.inspect) {
      setParams({ ...params, inspect: column })
    }
  }, [params, setParams, column])
  return props.renderDefault(props)
}
