import { listVariants, type Model } from '@forecourt/schemas/contract'
import type { ProductGroup } from 'schema-dts'
import type { Described } from '#app/page/structured-page.ts'
import type { ModelStock } from '#app/parts/model/model-stock.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

type Source = { url: string; image: string | null; stock: ModelStock | undefined }

/** A model as schema.org's ProductGroup of its variants, for search engines. https://schema.org/ProductGroup */
export function structuredModel(model: Model, { url, image, stock }: Source): Described<ProductGroup> {
  const variants = listVariants(model)
  const brand = { '@type': 'Brand' as const, name: withoutStega(model.manufacturerName) }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: withoutStega(`${model.manufacturerName} ${model.name}`),
    productGroupID: model.slug,
    url,
    brand,
    ...(model.summary ? { description: withoutStega(model.summary) } : {}),
    ...(image ? { image: new URL(image, url).href } : {}),
    ...(variants.length > 0 ? { variesBy: ['https://schema.org/model'] } : {}),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: withoutStega(`${model.manufacturerName} ${variant.fullName}`),
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
