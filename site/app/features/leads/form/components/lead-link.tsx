import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { lazyPart, RedirectTo } from '#app/ui/lazy-part.tsx'
import type { LeadLinkModel } from '../lead-link-model.ts'

const LeadDialog = lazyPart(
  async () => (await import('./lead-dialog.tsx')).LeadDialog,
  ({ href }) => <RedirectTo to={href} />,
)

type LeadLinkProps = {
  link: LeadLinkModel
  look?: 'brand' | 'line' | 'plain'
  size?: 'small' | 'large'
  icon?: IconName
  /** Called each time it opens. */
  onOpen?: () => void
  children?: ReactNode
}

/**
 * Opens a form over the page. It leads to the form's own page without JavaScript, in another tab, and where the form
 * does not come.
 */
export function LeadLink({ link: { kind, href, label }, onOpen, ...look }: LeadLinkProps) {
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    onOpen?.()
  }
  return (
    <>
      <LinkButton wide {...look} href={href} onClick={press} aria-haspopup="dialog">
        {label}
      </LinkButton>
      {open ? (
        <Suspense>
          <LeadDialog kind={kind} href={href} label={label} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
