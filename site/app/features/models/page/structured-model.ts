import { listVariants, type Model } from '@forecourt/schemas/contract'
import type { ModelStock } from '../model-stock.server.ts'

type Source = { url: string; image: string | null; stock: ModelStock | undefined }

/** A model as schema.org's ProductGroup of its variants, for search engines. https://schema.org/ProductGroup */
export function structuredModel(model: Model, { url, image, stock }: Source): Record<string, unknown> {
  const variants = listVariants(model)
  const brand = { '@type': 'Brand', name: model.manufacturerName }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: `${model.manufacturerName} ${model.name}`,
    productGroupID: model.slug,
    url,
    brand,
    ...(model.summary ? { description: model.summary } : {}),
    ...(image ? { image: new URL(image, url).href } : {}),
    ...(variants.length > 0 ? { variesBy: ['https://schema.org/model'] } : {}),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${model.manufacturerName} ${variant.fullName}`,
      sku: variant.id,
      brand,
      ...(image ? { image: new URL(image, url).href } : {}),
      ...(variant.price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              url,
              price: variant.price,
              priceCurrency: 'AUD',
              availability: `https://schema.org/${stock ? 'InStock' : 'PreOrder'}`,
            },
          }),
    })),
  }
}
