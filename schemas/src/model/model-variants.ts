import type { Model } from './model.query.ts'

type VariantContent = Model['variants'][number]
type ColourContent = Model['colours'][number]

/** A variant of a model (DATA-39). `id` is unique among all models and part of addresses. */
export type ModelVariant = Omit<VariantContent, 'key'> & {
  id: string
  baseId: string
  /** The last part of `id`, which variants of other models may share. */
  slug: string
  /** `IM5 Performance`. */
  fullName: string
}

/** A colour of a variant (DATA-38); `image` is chosen in the Studio, `imageUrl` the address of a maker's picture. */
export type ModelColour = Pick<ColourContent, 'name' | 'hexCode' | 'image' | 'imageUrl' | 'extraPrice'> & {
  id: string
  modelVariantId: string
  modelId: string
}

/** The most colours that one side of a comparison offers (CMP-09). */
export const MOST_COLOURS = 6

/** The maker's short name of a model in addresses and searches (CMP-11); its slug, unless it has another. */
export function getBaseId({ baseId, slug }: Pick<Model, 'baseId' | 'slug'>): string {
  return baseId || slug
}

/** The variants of a model in the order of the content; of two with the same name only the first. */
export function listVariants(model: Model): ModelVariant[] {
  const baseId = getBaseId(model)
  const variants = new Map<string, ModelVariant>()
  for (const { key, ...variant } of model.variants) {
    const slug = slugOfName(variant.name) || key
    if (variants.has(slug)) continue
    const fullName = `${model.name} ${variant.name}`
    variants.set(slug, { ...variant, id: `${baseId}-${slug}`, baseId, slug, fullName })
  }
  return [...variants.values()]
}

/**
 * The colours a variant comes in: each once, however many lines of the content name it, and at most six (CMP-09). Two
 * lines are one colour when their codes are the same.
 */
export function listColours(model: Model, variant: Pick<ModelVariant, 'id' | 'name'>): ModelColour[] {
  const colours = new Map<string, ModelColour>()
  for (const colour of model.colours) {
    const hexCode = colour.hexCode.toLowerCase()
    if (colours.has(hexCode) || !comesIn(colour, variant.name)) continue
    const { name, image, imageUrl, extraPrice } = colour
    const ids = { id: slugOfName(name), modelVariantId: variant.id, modelId: model.id }
    colours.set(hexCode, { ...ids, name, hexCode, image, imageUrl, extraPrice })
  }
  return [...colours.values()].slice(0, MOST_COLOURS)
}

/** The power of all motors together, in kilowatts; null where it is not given. */
export function totalPowerKw({ performance }: Pick<ModelVariant, 'performance'>): number | null {
  const { powerKw, powerFrontKw, powerRearKw } = performance
  return powerKw ?? ((powerFrontKw ?? 0) + (powerRearKw ?? 0) || null)
}

/** The power as it is written: `217 kW`, or `200/372 kW` of the front and rear motor (CMP-08); '' where not given. */
export function powerText({ performance }: Pick<ModelVariant, 'performance'>): string {
  const { powerKw, powerFrontKw, powerRearKw } = performance
  if (powerFrontKw !== null && powerRearKw !== null) return `${powerFrontKw}/${powerRearKw} kW`
  const single = powerKw ?? powerFrontKw ?? powerRearKw
  return single === null ? '' : `${single} kW`
}

function comesIn({ variants }: ColourContent, name: string): boolean {
  return variants.length === 0 || variants.some((each) => each.toLowerCase() === name.toLowerCase())
}

function slugOfName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
