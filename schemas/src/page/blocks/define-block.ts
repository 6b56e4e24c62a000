import { type ZodRawShape, z } from 'zod'

/**
 * A kind of block as sites read it.
 * @param type its name, which is that of its form
 * @param projection what is asked for of one, besides its type and key
 */
export function defineBlock<Type extends string, Fields extends ZodRawShape>(
  type: Type,
  { projection, fields }: { projection: string; fields: Fields },
) {
  return {
    projection: `_type == "${type}" => ${projection}`,
    shape: z.object({ type: z.literal(type), key: z.string(), ...fields }),
  }
}
