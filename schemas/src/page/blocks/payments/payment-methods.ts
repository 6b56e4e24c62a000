/** What may be paid with, and what people call it. */
export const PAYMENT_METHODS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  eftpos: 'eftpos',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  paypal: 'PayPal',
  payid: 'PayID',
  bpay: 'BPAY',
  zip: 'Zip',
  afterpay: 'Afterpay',
  transfer: 'Bank transfer',
  cheque: 'Bank cheque',
  cash: 'Cash',
} as const
