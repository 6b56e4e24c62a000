import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { type FormNextModel, formNext } from '#app/parts/lead/form/form-next.server.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormModel as FormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'

/** A form of the site, in a page. */
export type LeadFormModel = { title: string; text: string; form: FormModel; next: FormNextModel }

/** A form about no vehicle. */
export function leadFormModel(
  { key, title, text, form: kind }: BlockOf<'leadForm'>,
  dealer: DealerContext,
): LeadFormModel {
  const facts = leadFacts(dealer, null)
  const form = leadForm(getDefinition(kind, facts.tenant), facts)
  // The page is the same for every visitor: a shared key would make one lead of two. The browser or the server makes it.
  const { idempotency_key: _shared, ...carried } = form.carried
  const named = { ...form, carried, id: `${form.id}-${key}`, title: title || form.title }
  return { title, text, form: named, next: formNext(kind, dealer) }
}
