import { z } from 'zod'

/** `dealer=secret` pairs, separated by commas or white space. */
export const dealerSecrets = z
  .string()
  .default('')
  .transform((value, context) => {
    const pairs = value.split(/[\s,]+/).filter(Boolean)
    return new Map(
      pairs.map((pair) => {
        const [dealer = '', secret = ''] = pair.split(/=(.*)/s)
        if (secret.length < 16) context.addIssue(`the secret of '${dealer}' has fewer than 16 characters`)
        return [dealer, secret] as const
      }),
    )
  })
