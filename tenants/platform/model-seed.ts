/** A model as it is written down here; its picture is in model-pictures.ts. */
export type ModelSeed = {
  name: string
  /** Part of its address; unique among the models of all makes. */
  slug: string
  /** One to three body types. */
  bodies: string[]
  powertrains: string[]
  summary: string
  /** The first build year of its present form. */
  sinceYear?: number
  status?: 'available' | 'coming_soon' | 'run_out'
}

/** One line of a list of models: name, bodies, powertrains, what it is, and its status unless it is available. */
export type ModelLine = readonly [
  name: string,
  bodies: string,
  powertrains: string,
  summary: string,
  status?: ModelSeed['status'],
]

/** Models of a make from lines; bodies and powertrains are separated by commas, slugs carry the make where a name is only a number. */
export function modelsFrom(lines: readonly ModelLine[], prefix = ''): ModelSeed[] {
  return lines.map(([name, bodies, powertrains, summary, status]) => ({
    name,
    slug: `${prefix}${name}`
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    bodies: bodies.split(', '),
    powertrains: powertrains.split(', '),
    summary,
    ...(status ? { status } : {}),
  }))
}
