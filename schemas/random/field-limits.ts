import type { StudioField } from './studio-field.ts'

/** What a field's validation asks for, as far as its rule says it by number or pattern. */
export type FieldLimits = {
  required: boolean
  integer: boolean
  min: number | null
  max: number | null
  pattern: RegExp | null
  email: boolean
}

/** Runs a field's validation with a rule that writes down what is asked of it. */
export function readLimits({ validation }: StudioField): FieldLimits {
  const calls: [name: string, ...args: unknown[]][] = []
  const rule: unknown = new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (...args: unknown[]) => {
          calls.push([String(name), ...args])
          return rule
        },
    },
  )
  if (typeof validation === 'function') validation(rule, {})
  const argument = (name: string) => calls.find((call) => call[0] === name)?.[1]
  const number = (name: string) => {
    const value = argument(name)
    return typeof value === 'number' ? value : null
  }
  const has = (name: string) => calls.some((call) => call[0] === name)
  const pattern = argument('regex')
  return {
    required: has('required'),
    integer: has('integer'),
    min: number('min') ?? number('greaterThan') ?? (has('positive') ? 0 : null),
    max: number('max') ?? number('lessThan'),
    pattern: pattern instanceof RegExp ? pattern : null,
    email: has('email'),
  }
}
