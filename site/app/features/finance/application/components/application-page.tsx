import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { BookedPage } from '#app/parts/lead/confirmation/booked-page.tsx'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { Ticket } from '#app/parts/lead/confirmation/ticket.tsx'

type ApplicationPageProps = { dealer: string; provider: string; reference: string; phone: PhoneLink | null }

/** The embedded stand-in for a finance provider's page: only the dealer received the application. */
export function ApplicationPage({ dealer, provider, reference, phone }: ApplicationPageProps) {
  const booking: Confirmation = {
    label: 'Finance application',
    reference,
    title: 'Your application has started',
    about: 'This is an application, not an offer of credit.',
    time: null,
    until: null,
    isCancelled: false,
    place: null,
    person: null,
    facts: [],
    next: [
      { title: 'We’ve got it', text: `The team at ${dealer} will read it.` },
      { title: 'You hear from us', text: 'With what a lender needs to know for an answer.' },
      { title: 'You decide', text: 'You can stop any time before you finish it with the lender.' },
    ],
    undo: null,
    answer: '',
    call: phone,
    ready: [],
    smallPrint: '',
    canPickTime: false,
  }
  const view = { booking, picture: null, portrait: null, car: null, surroundings: null }
  return (
    <BookedPage
      view={view}
      title="Thank you"
      said={<p>This site runs without a finance provider: nothing was sent to {provider}.</p>}
    >
      <Ticket view={view} calendarHref={null} />
    </BookedPage>
  )
}
