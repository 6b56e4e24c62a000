import { type Lender, type TemplateName, templateDefinition } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'

type SiteForm = {
  _id: string
  _rev: string
  template?: TemplateName
  theme?: { brand?: string; accent?: string }
  financeProvider?: string
}

/**
 * Gives a site that is not live another template; colours that were the last template's become the new one's. Only the
 * platform's staff may.
 * @param tenant `_id` of the site's `tenant` document
 */
export async function saveTemplate(
  client: SanityClient,
  tenant: string,
  template: TemplateName,
): Promise<void> {
  const forms = await client.getDocuments<SiteForm>([tenant, `drafts.${tenant}`])
  const transaction = client.transaction()
  for (const form of forms) {
    if (!form) continue
    const { brand, accent } = templateDefinition(form.template ?? 'metro').colours
    const isUntouched = form.theme?.brand === brand && form.theme?.accent === accent
    const colours = templateDefinition(template).colours
    const look = isUntouched ? { 'theme.brand': colours.brand, 'theme.accent': colours.accent } : {}
    transaction.patch(form._id, { set: { template, ...look }, ifRevisionID: form._rev })
  }
  await transaction.commit({ returnDocuments: false, tag: 'set-up.template' })
}

/**
 * Adds a lender to a site; its first one is the lender whose repayments show. Only the platform's staff may.
 * @param tenant `_id` of the site's `tenant` document
 */
export async function addLender(
  client: SanityClient,
  tenant: string,
  lender: Partial<Lender> & Pick<Lender, 'provider'>,
): Promise<void> {
  const forms = await client.getDocuments<SiteForm>([tenant, `drafts.${tenant}`])
  const transaction = client.transaction()
  const item = { _key: crypto.randomUUID().slice(0, 12), _type: 'lender', ...lender }
  for (const form of forms) {
    if (!form) continue
    const named = form.financeProvider ? {} : { financeProvider: lender.provider }
    transaction.patch(form._id, (patch) =>
      patch.setIfMissing({ lenders: [] }).append('lenders', [item]).set(named).ifRevisionId(form._rev),
    )
  }
  await transaction.commit({ returnDocuments: false, tag: 'set-up.lender' })
}
