import { linkedQueryParams } from '#app/features/leads/form/lead-browser.ts'
import { createCustomerPath } from '#app/paths.ts'
import type { JourneyModel } from './journey.ts'

export type SentApplication = { redirectUrl: string } | { error: string }

/** Shown where the site gives no words of its own (ERR-22). */
const NO_REDIRECT = 'Failed to create customer or no redirect URL received.'

/** Applies with the answers of a journey's form (CALL-07). */
export async function sendApplication(
  journey: JourneyModel,
  answers: Readonly<Record<string, string>>,
  ask: typeof fetch = fetch,
): Promise<SentApplication> {
  const { name, last_name, email, postcode, phone, subscribe, whoIsHelping } = answers
  const { purchasePrice, loanTerm, selfAssessedCreditScore } = answers
  const data = {
    ...journey.asked,
    ...{ purchasePrice, loanTerm, selfAssessedCreditScore, email, whoIsHelping },
    phoneNumber: phone,
    firstName: name,
    lastName: last_name,
    postCode: postcode,
    subscribe: subscribe === 'on',
  }
  const additionalData = {
    car_id: journey.asked.car_id,
    idempotency_key: journey.idempotencyKey,
    page: location.pathname + location.search,
    lead_attributes: { visited_pages: [], linked_query_params: linkedQueryParams(location.search) },
  }
  try {
    const answer = await ask(createCustomerPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ data, additionalData }),
    })
    const body = (await answer.json()) as { redirectUrl?: string; error?: string }
    if (body.redirectUrl) return { redirectUrl: body.redirectUrl }
    return { error: body.error || NO_REDIRECT }
  } catch (error) {
    console.warn('The application was not sent.', error)
    return { error: NO_REDIRECT }
  }
}
