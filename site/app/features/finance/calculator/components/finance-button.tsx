import { recordEvent } from '#app/features/analytics/record-event.ts'
import { LeadLink } from '#app/features/leads/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { FinanceModel } from '../finance-model.ts'

/** The link from a vehicle to its finance: the dealer's page, or an enquiry in a dialog (FIN-44, FIN-45, OPEN-19). */
export function FinanceButton({ finance: { carId, applyHref, cta, popup } }: { finance: FinanceModel }) {
  const about = { car_id: carId }
  if (popup)
    return (
      <LeadLink
        link={{ kind: 'finance', href: applyHref, label: 'Get Finance Now' }}
        look="line"
        onOpen={() => recordEvent(9, about)}
      />
    )
  return (
    <LinkButton look="line" wide href={applyHref} onClick={() => recordEvent(18, about)}>
      {cta}
    </LinkButton>
  )
}
