import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { FinanceModel } from '../finance-model.ts'

type FinanceButtonProps = {
  finance: FinanceModel
  look?: 'line' | 'plain'
  size?: 'large'
  icon?: IconName
}

/** The link from a vehicle to its finance: the dealer's page, or an enquiry in a dialog (FIN-44, FIN-45, OPEN-19). */
export function FinanceButton({ finance, look = 'line', ...style }: FinanceButtonProps) {
  const { applyHref, cta, popup } = finance
  if (popup)
    return (
      <LeadLink
        link={{ kind: 'finance', href: applyHref, label: 'Get Finance Now' }}
        look={look}
        {...style}
        event="financeEnquiry"
      />
    )
  return (
    <LinkButton look={look} {...style} wide href={applyHref} data-event="financeButton">
      {cta}
    </LinkButton>
  )
}
