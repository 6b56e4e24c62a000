import type { ConfirmationFact } from './confirmation-model.ts'

/** What becomes of a deposit that is given back; `day` is by when, '' where that is not known. */
export const describeRefund = (amount: string, day: string): ConfirmationFact => ({
  label: 'Your deposit',
  text: `${amount} goes back to your card`,
  more: [
    day
      ? `You’ll see it by ${day}. Banks take up to 10 business days.`
      : 'Banks take up to 10 business days to show it.',
  ],
})
