import { createHash } from 'node:crypto'
import type { LeadConsent, Page } from '@forecourt/schemas/contract'
import { withoutStega } from '#app/ui/without-stega.ts'
import { OPT_IN } from '../definitions/contact-fields.ts'
import { fromFacts, type LeadFacts } from '../definitions/lead-definition.ts'
import { AGREED_BY, AGREEMENT, POLICY_VERSION_FIELD } from '../rules/consent-text.ts'
import type { LeadSubmission } from './lead-submission.ts'

/** Slug of the page of the privacy policy. */
const POLICY_SLUG = 'privacy-policy'
const AGREEMENT_TEXT = `${AGREED_BY} ${AGREEMENT.before} ${AGREEMENT.link}.`
const VERSION = /^[\w.-]{1,60}$/

/**
 * The version of the consent that sending a form gives: the day since which the policy is in force, and a digest of the
 * sentence and the whole policy, so that a change of either makes another version. `none.…` for a site without the page.
 */
export function policyVersion(pages: readonly Page[]): string {
  const page = pages.find(({ slug }) => slug === POLICY_SLUG)
  if (!page) return `none.${computeDigest(AGREEMENT_TEXT)}`
  const { title, blocks, inForceSince, inShort } = page
  const text = withoutStega(JSON.stringify([AGREEMENT_TEXT, title, inForceSince, inShort, blocks]))
  return `${inForceSince ?? 'undated'}.${computeDigest(text)}`
}

const computeDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

type ConsentParts = {
  facts: LeadFacts
  submission: Pick<LeadSubmission, 'fields'>
  /** The answer to the question about news; undefined where this step does not ask. */
  news: boolean | undefined
  /** The page of the form, without its query. */
  source: string
  /** `consents` of the lead's earlier steps. */
  earlier: readonly LeadConsent[]
}

/**
 * What a person agreed to by sending a form, for every lead: the privacy policy always, news where the form asks. A later
 * step adds only what has changed since.
 */
export function leadConsents({ facts, submission, news, source, earlier }: ConsentParts): LeadConsent[] {
  const shown = submission.fields[POLICY_VERSION_FIELD] ?? ''
  const given: Omit<LeadConsent, 'source' | 'at'>[] = [
    {
      purpose: 'privacy',
      given: true,
      text: AGREEMENT_TEXT,
      version: facts.policyVersion,
      ...(VERSION.test(shown) ? { shown_version: shown } : {}),
    },
  ]
  if (news !== undefined) {
    const text = withoutStega(fromFacts(OPT_IN.label, facts, ''))
    given.push({
      purpose: 'news',
      given: news,
      text,
      version: computeDigest(text),
      ...(facts.tenant.flags.newsTicked ? { pre_ticked: true } : {}),
    })
  }
  const added = given
    .filter(
      (one) =>
        !isSame(
          earlier.findLast(({ purpose }) => purpose === one.purpose),
          one,
        ),
    )
    .map((one) => ({ ...one, source, at: facts.now }))
  return [...earlier, ...added]
}

const isSame = (before: LeadConsent | undefined, after: Pick<LeadConsent, 'given' | 'version'>) =>
  before !== undefined && before.given === after.given && before.version === after.version
