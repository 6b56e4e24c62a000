import { exploreModelHref, getBaseId, type Model, type TenantBundle } from '@forecourt/schemas/contract'
import { modelPath } from '#app/paths.ts'

/** The page's own address: `/{slug}`, or `/models/{base id}` where links to the model lead elsewhere or a page of staff has the slug. */
export function canonicalModelPath(
  model: Model,
  { bundle }: { bundle: Pick<TenantBundle, 'pages'> },
): string {
  const own = exploreModelHref(model)
  const isTaken = bundle.pages.some(({ slug }) => slug === model.slug)
  return own === `/${model.slug}` && !isTaken ? own : modelPath(getBaseId(model))
}
