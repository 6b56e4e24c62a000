// AutoGrab's API, version 2 (https://docs.autograb.com.au): registrations and valuations of Australian vehicles.
import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { readBody } from '../read-body.server.ts'

/** Connection to the service. `url` ends with the version, without a slash. */
export type AutograbOptions = { url: string; key: string; fetch?: typeof fetch }

const PATIENCE_MS = 8_000
/** Far longer than any answer. */
const MOST_BYTES = 1_000_000

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The answer to a registration lookup: the fields in use. */
export const registrationAnswer = z.object({
  vehicle: z
    .object({
      id: z.coerce.string().min(1),
      year: z.coerce.number().int(),
      make: z.string(),
      model: z.string(),
      badge: text,
      body: text,
      body_type: text,
      fuel: text,
      fuel_type: text,
      transmission: text,
      transmission_type: text,
    })
    .nullish(),
})

/** The answer to a valuation, in dollars. */
export const predictionAnswer = z.object({
  prediction: z.object({ trade_price: z.coerce.number().positive().nullish() }).nullish(),
})

/**
 * Sends a request; null where the service has no result.
 * @param path after the version, with its query
 * @throws Error that names the status and no personal data
 */
export async function askAutograb<T extends z.ZodType>(
  { url, key, fetch: ask = fetch }: AutograbOptions,
  path: string,
  answer: T,
  body?: object,
): Promise<z.output<T> | null> {
  const response = await ask(`${url}${path}`, {
    headers: { ApiKey: key, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the vehicle service answered ${response.status}`)
  return answer.parse(parseJson((await readBody(response, MOST_BYTES)) ?? ''))
}
