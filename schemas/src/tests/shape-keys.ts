import { z } from 'zod'

/**
 * Where the keys of a query's answer and of a zod shape differ, as paths with what is wrong; empty when every key of
 * the shape is asked for and every key that is asked for is read. Each item of a list is compared.
 */
export function listKeyDrift(shape: z.ZodType, answer: unknown, path = ''): string[] {
  const inner = unwrap(shape)
  if (answer === null || answer === undefined || inner instanceof z.ZodUnknown) return []
  if (inner instanceof z.ZodArray) {
    return (answer as unknown[]).flatMap((item) =>
      listKeyDrift(inner.element as z.ZodType, item, `${path}[]`),
    )
  }
  if (inner instanceof z.ZodDiscriminatedUnion) return listKeyDrift(pickOption(inner, answer), answer, path)
  if (!(inner instanceof z.ZodObject)) return []
  const shapeKeys = Object.keys(inner.shape)
  const answerKeys = Object.keys(answer as object)
  return [
    ...shapeKeys.filter((key) => !answerKeys.includes(key)).map((key) => `${path}.${key} is not asked for`),
    ...answerKeys.filter((key) => !shapeKeys.includes(key)).map((key) => `${path}.${key} is not read`),
    ...shapeKeys.flatMap((key) =>
      listKeyDrift(inner.shape[key] as z.ZodType, (answer as Record<string, unknown>)[key], `${path}.${key}`),
    ),
  ]
}

/** The shape inside defaults, transforms and nullables. */
function unwrap(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodPipe) {
    const input = shape.in as z.ZodType
    return unwrap(input instanceof z.ZodTransform ? (shape.out as z.ZodType) : input)
  }
  const wrapped =
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault
  return wrapped ? unwrap(shape.unwrap() as z.ZodType) : shape
}

function pickOption(union: z.ZodDiscriminatedUnion, answer: unknown): z.ZodType {
  const discriminator = union.def.discriminator
  const kind = (answer as Record<string, unknown>)[discriminator]
  const option = union.options.find((candidate) => {
    const literal = (candidate as z.ZodObject).shape[discriminator]
    return literal instanceof z.ZodLiteral && literal.value === kind
  })
  if (!option) throw new Error(`No shape for ${discriminator} "${String(kind)}"`)
  return option as z.ZodType
}
