import '#app/styles/pages/leads.css'
import type { ReactNode } from 'react'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { homePath, searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type NextStep, NextSteps } from '#app/ui/next-steps.tsx'

type SentPageProps = {
  title: string
  steps: readonly NextStep[]
  phone: PhoneLink | null
  children: ReactNode
  /** Below the actions, so that nothing moves where it comes late. */
  after?: ReactNode
}

/** The page after something was sent: that it arrived, what happens next, and where to go on. */
export function SentPage({ title, steps, phone, children, after }: SentPageProps) {
  return (
    <div className="wrap page">
      <div className="success two-col two-col--form">
        <section>
          <Icon name="badge-check" className="success__mark" />
          <h1>{title}</h1>
          {children}
          <p className="row wraps">
            <LinkButton href={searchPath()}>See our stock</LinkButton>
            <LinkButton look="line" href={homePath()}>
              Back to home
            </LinkButton>
          </p>
          {after}
        </section>
        <aside className="success__next">
          <NextSteps steps={steps} />
          {phone ? (
            <p className="small">
              Prefer to call? Call <a href={phone.href}>{phone.text}</a>.
            </p>
          ) : null}
        </aside>
      </div>
    </div>
  )
}
