/** Where “Explore model” leads: the model's own address if it has one, else `/{model slug}` (OFFER-08). */
export function exploreModelHref(model: { slug: string; overrideUrl: string }): string {
  return model.overrideUrl || `/${model.slug}`
}
