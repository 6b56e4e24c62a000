import type { StockSourceRow } from '#db/stock/tables.ts'

type SignIn = Pick<StockSourceRow, 'sign_in' | 'sign_in_name'>

/** The header by which a source knows us. @param secret the password, or the header's value */
export function sourceHeaders({ sign_in, sign_in_name }: SignIn, secret: string): Record<string, string> {
  if (sign_in === 'header') return { [sign_in_name]: secret }
  if (sign_in !== 'password') return {}
  return { authorization: `Basic ${Buffer.from(`${sign_in_name}:${secret}`).toString('base64')}` }
}
