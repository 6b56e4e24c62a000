import { createHmac } from 'node:crypto'

/** A tenant token as described by a recorded step, valid or deliberately invalid. */
export interface TokenRecipe {
  parent: string
  uid: string
  rules: unknown
  /** Seconds from now, or null. */
  exp?: number | null
  signWith?: string
  alg?: string
  tamper?: boolean
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes the token. */
export function makeToken({ parent, uid, rules, exp, signWith, alg = 'HS256', tamper }: TokenRecipe): string {
  const expiry = typeof exp === 'number' ? Math.floor(Date.now() / 1000) + exp : exp
  const claims = { searchRules: rules, apiKeyUid: uid, ...(exp === undefined ? {} : { exp: expiry }) }
  const header = encode({ alg, typ: 'JWT' })
  const head = `${header}.${encode(claims)}`
  if (alg === 'none') return `${head}.`
  const signature = createHmac(alg.replace('HS', 'sha'), signWith ?? parent)
    .update(head)
    .digest('base64url')
  return tamper
    ? `${header}.${encode({ ...claims, searchRules: ['*'] })}.${signature}`
    : `${head}.${signature}`
}
