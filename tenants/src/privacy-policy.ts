import { keyed } from './content-fields.ts'
import { richText } from './rich-text.ts'

/** `email`: '' where nobody is named yet. `inForceSince`: `YYYY-MM-DD`; '' where a dealer has yet to say so. */
type Policy = { name: string; email: string; inForceSince?: string }

/** The privacy policy of a dealer (BLOCK-18): the same text for all, with the dealer's name and mail address. */
export function privacyPolicy({ inForceSince = '2026-10-01', ...dealer }: Policy) {
  return {
    title: 'Privacy policy',
    metaDescription: `How ${dealer.name} collects, keeps and shares personal information.`,
    layout: 'document',
    ...(inForceSince ? { inForceSince } : {}),
    inShort: [
      'We use what you tell us to answer you, and for nothing you did not ask for.',
      'We never sell it.',
      'Ask, and you see it, correct it or have it deleted.',
    ],
    blocks: keyed([{ _type: 'richText', body: policyText(dealer) }]),
  }
}

function policyText({ name, email }: Policy) {
  return richText(
    `${name} keeps to the Privacy Act 1988 and the Australian Privacy Principles. This page says what we ask for, why, and what you can do about it.`,
    '## What we collect',
    'Your name, phone number, email address and postcode when you enquire, and details of your vehicle when you book it in or trade it. When you apply for finance we pass your application to the lender you choose.',
    '## What we use it for',
    '- To answer you and to arrange what you asked for.',
    '- To keep the service history of your vehicle.',
    '- To tell you about offers, if you said we may. Every message has a way to stop them.',
    '## Who else sees it',
    'Only who needs it for what you asked: the lender you choose, the manufacturer for a recall or a warranty, and the companies that run our site and carry our emails and texts. Some of them keep data outside Australia, for example in the United States or Europe.',
    '## How long we keep it',
    'As long as we need it to look after you and as long as the law asks of a dealer. Then it’s deleted.',
    '## Counting visits',
    'We count which pages and vehicles are looked at. That takes no cookie and doesn’t say who you are. Where we also use Google, Meta, TikTok or CallRail, you’re asked, and none of them sets a cookie before you say okay. You can change your answer at the foot of every page.',
    '## Seeing and correcting what we hold',
    `${email ? `Write to [${email}](mailto:${email}).` : 'Ask whoever is named at the foot of every page.'} We acknowledge an access request within 7 days and give access within 30 days. There is no charge.`,
    '## Complaints',
    'Tell us first. Complaints are resolved within 14 days; a written complaint within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can look at the matter.',
  )
}
