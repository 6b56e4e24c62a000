import '#app/styles/pages/leads.css'
import type { ReactNode } from 'react'
import type { PhoneLink } from '#app/features/layout/layout-model.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type NextStep, NextSteps } from '#app/ui/next-steps.tsx'

type SentPageProps = {
  title: string
  steps: readonly NextStep[]
  phone: PhoneLink | null
  children: ReactNode
}

/** The page after something was sent: that it arrived, and what happens next. */
export function SentPage({ title, steps, phone, children }: SentPageProps) {
  return (
    <div className="wrap page">
      <div className="success two-col two-col--form">
        <section>
          <Icon name="badge-check" className="success__mark" />
          <h1>{title}</h1>
          {children}
        </section>
        <aside className="success__next">
          <NextSteps steps={steps} />
          {phone ? (
            <p className="small">
              Rather talk now? Call <a href={phone.href}>{phone.text}</a>.
            </p>
          ) : null}
        </aside>
      </div>
    </div>
  )
}
