import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { SentPage } from '#app/parts/lead/sent-page.tsx'

type ApplicationPageProps = { dealer: string; provider: string; reference: string; phone: PhoneLink | null }

/** The embedded stand-in for a finance provider's page: only the dealer received the application. */
export function ApplicationPage({ dealer, provider, reference, phone }: ApplicationPageProps) {
  const steps = [
    { title: 'We’ve got it', text: `The team at ${dealer} will read it.` },
    { title: 'You hear from us', text: 'With what a lender needs to know for an answer.' },
    { title: 'You decide', text: 'This is an estimate, not an offer of credit.' },
  ]
  return (
    <SentPage title="Your application has started" steps={steps} phone={phone}>
      <p>
        {dealer} has your enquiry{reference ? `, reference ${reference}` : ''}. This site runs without a
        finance provider: nothing was sent to {provider}.
      </p>
    </SentPage>
  )
}
