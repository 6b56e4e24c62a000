import { keyed } from './content-fields.ts'
import { richText } from './rich-text.ts'

type Terms = {
  name: string
  /** What the dealer says of its prices, of its vehicles, and of the pictures. */
  prices: string
  vehicles: string
  pictures: string
  metaDescription: string
}

/** The terms of a dealer's website: what is its own, and what is the same for all. */
export function termsPage({ name, prices, vehicles, pictures, metaDescription }: Terms) {
  return {
    title: 'Terms and conditions',
    metaDescription,
    layout: 'document',
    inForceSince: '2026-10-01',
    blocks: keyed([
      {
        _type: 'richText',
        body: richText(
          `These terms are for the website of ${name}. What you buy is in its own contract, which comes first.`,
          '## Prices',
          prices,
          '## Vehicles',
          vehicles,
          'A vehicle may be sold while you read about it. Nothing on this site is an offer that you can accept by a click, except where the page says so.',
          '## Pictures',
          pictures,
          '## Finance',
          'A repayment is an estimate, with its comparison rate and what it is based on beside it. Only the lender approves credit, after looking at your circumstances.',
          '## Mistakes',
          'We take care that what is written here is right. Where we have made a mistake, we put it right and tell you before you pay anything.',
          '## Your rights',
          'Nothing here takes away what the Australian Consumer Law gives you.',
        ),
      },
    ]),
  }
}
