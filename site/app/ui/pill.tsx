import type { ReactNode } from 'react'
/** The tag on a picture. */
export function Tag({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return <span className={dark ? 'tag tag--ink' : 'tag'}>{children}</span>
}
