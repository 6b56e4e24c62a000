import { useContext } from 'react'
import { ScriptMark } from '#app/script-mark.ts'
import type { LayoutTenant } from '../layout-model.ts'

/** The tenant's colours as custom properties, once a page, in the head. */
export function ThemeStyle({ tenant }: { tenant: Pick<LayoutTenant, 'themeCss'> }) {
  const mark = useContext(ScriptMark)
  // Made of parsed hexadecimal colours and a number only (themeCss), so nothing in it can end the element.
  return <style nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tenant.themeCss }} />
}
