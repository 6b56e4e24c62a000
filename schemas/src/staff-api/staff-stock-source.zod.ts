import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })

/** A file that was fetched to try it. */
export const triedStockFile = z.object({ name: z.string(), file: z.base64() })

/** How often a stock file is fetched. */
export const STOCK_SOURCE_TIMES = ['hourly', 'six-hourly', 'nightly'] as const
const SIGN_INS = ['none', 'password', 'header'] as const

/** From where a dealer's stock file is fetched. For the dealer's managers and administrators; no secret is ever in it. */
export const staffStockSource = z.object({
  at: instant,
  source: z
    .object({
      address: z.string(),
      every: z.enum(STOCK_SOURCE_TIMES),
      /** `02:30`, of what is fetched nightly. */
      time: z.string(),
      signIn: z.enum(SIGN_INS),
      signInName: z.string(),
      hasSecret: z.boolean(),
      nextAt: instant,
      last: z
        .object({
          at: instant,
          state: z.enum(['read', 'same', 'failed']),
          /** Why it failed; a sentence. */
          words: z.string(),
          cars: z.number().int(),
        })
        .nullable(),
    })
    .nullable(),
})
export type StaffStockSource = z.output<typeof staffStockSource>

/** Headers that are the connection's, or that we set. */
const OWN_HEADERS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|range|cookie|content-.*|accept.*|if-.*|user-agent)$/i

const source = {
  address: z.string().trim().min(1, 'Give the address.').max(2_000),
  signIn: z.enum(SIGN_INS),
  signInName: z.string().trim().max(200).default(''),
  /** '' keeps the one that is set. */
  secret: z
    .string()
    .max(1_000)
    .regex(/^[\x20-\x7e]*$/, 'The password or header has letters that cannot be sent.')
    .default(''),
}

const isNamed = ({ signIn, signInName }: { signIn: string; signInName: string }) =>
  signIn === 'none' || signInName !== ''
const isHeader = ({ signIn, signInName }: { signIn: string; signInName: string }) =>
  signIn !== 'header' || (/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(signInName) && !OWN_HEADERS.test(signInName))

/** What somebody types of a source, to try it. */
export const stockSourceFields = z
  .strictObject({ do: z.literal('try'), ...source })
  .refine(isNamed, 'Give the user name, or the name of the header.')
  .refine(isHeader, 'That is no header that can be set.')
export type StockSourceFields = z.output<typeof stockSourceFields>

/** A change of the source. */
export const stockSourceChange = z.union([
  z
    .strictObject({
      do: z.literal('save'),
      ...source,
      every: z.enum(STOCK_SOURCE_TIMES),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as 02:30.'),
      /** The dealer's feed that the file is. */
      file: z.string().regex(/^\w[\w.-]{0,79}$/),
    })
    .refine(isNamed, 'Give the user name, or the name of the header.')
    .refine(isHeader, 'That is no header that can be set.'),
  z.strictObject({ do: z.literal('now') }),
  z.strictObject({ do: z.literal('remove') }),
])
export type StockSourceChange = z.output<typeof stockSourceChange>
