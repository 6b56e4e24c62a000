import type { LeadKind, Tenant } from '@forecourt/schemas/contract'
import { getTradeWords } from '#app/domain/words/trade-words.ts'

type Brought = Tenant['leads']['bring']

/** What each kind of lead brings something for. */
const FOR: Readonly<Partial<Record<LeadKind, keyof Brought>>> = {
  test_drive: 'testDrive',
  reserve: 'testDrive',
  service: 'service',
  valuation_adjustment: 'inspection',
  finance: 'finance',
}

const CAN_RIDE = 'Jacket, gloves and boots, and your helmet'

function listUsual(purpose: keyof Brought, itemType: string, isOwing: boolean): string[] {
  const { licence } = getTradeWords([itemType])
  const card = `Your ${licence}, the card or the one in your phone`
  switch (purpose) {
    case 'testDrive':
      return itemType === 'motorcycle' ? [card, CAN_RIDE] : [card]
    case 'service':
      return ['The key', 'The logbook, if you have it']
    case 'inspection':
      return [
        'Every key',
        'Rego papers',
        `Your ${licence}`,
        'Logbook and service receipts, if you have them',
        ...(isOwing ? ['Payout letter from your lender'] : []),
      ]
    case 'finance':
      return [
        `Your ${licence}`,
        'Your last two payslips, or tax returns if you’re self-employed',
        'What you pay for rent, mortgage and other loans',
      ]
  }
}

/** What a customer brings, or has ready: the dealer's own lines, else the usual of the kind of vehicle; [] for nothing. */
export function listBring(
  kind: LeadKind,
  { bring, itemType, isOwing = false }: { bring: Brought; itemType: string; isOwing?: boolean },
): string[] {
  const purpose = FOR[kind]
  if (!purpose) return []
  return bring[purpose].length > 0 ? bring[purpose] : listUsual(purpose, itemType, isOwing)
}
