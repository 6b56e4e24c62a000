import type { AnalyticsEvent } from '@forecourt/schemas/contract/pure'
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
  /** The event of a press. */
  event?: AnalyticsEvent
  children?: ReactNode
}

/**
 * Opens a form in a dialog. Without JavaScript, in another tab, or where the form cannot be loaded, the link opens the
 * form's own page.
 */
export function LeadLink({ link: { kind, href, label }, event: measured, ...look }: LeadLinkProps) {
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <LinkButton wide {...look} href={href} onClick={press} aria-haspopup="dialog" data-event={measured}>
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
