import '#app/styles/pages/leads.css'
import type { ReactNode } from 'react'
import { homePath, searchPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { BookedSide } from './booked-side.tsx'
import type { ConfirmationView } from './confirmation-page.server.ts'

type BookedPageProps = {
  view: ConfirmationView
  title: string
  /** What is said under the title. */
  said: ReactNode
  /** The title is news on a page that was open already. */
  isStatus?: boolean
  /** The ticket, and what belongs to it. */
  children: ReactNode
  /** Beside, below everything else. */
  foot?: ReactNode
}

/** The page after the button: thanks, the ticket with what was agreed, what happens next, and where to go on. */
export function BookedPage({ view, title, said, isStatus = false, children, foot }: BookedPageProps) {
  return (
    <div className="wrap page booked">
      <header className="booked__thanks">
        <Icon name="badge-check" />
        <div role={isStatus ? 'status' : undefined}>
          <h1>{title}</h1>
          {said}
        </div>
      </header>
      <div className="two-col two-col--form">
        <div className="booked__main">
          {children}
          <p className="row wraps">
            <MoreLink href={searchPath()}>See our stock</MoreLink>
            <SiteLink className="link" href={homePath()}>
              Back to home
            </SiteLink>
          </p>
        </div>
        <BookedSide view={view} foot={foot} />
      </div>
    </div>
  )
}
