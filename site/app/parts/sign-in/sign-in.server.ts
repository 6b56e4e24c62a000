import { requireDealer } from '#app/context.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { signInPath } from '#app/paths.ts'
import type { StepResult } from './account-model.ts'
import { sendCode, verifyCode } from './auth.server.ts'
import { type BrowserCars, readBrowserCars } from './browser-cars.ts'
import { type AccountContext, findUser } from './session.server.ts'
import type { SignInModel, SignInState } from './sign-in-model.ts'
import { parseSignInType, type SignInType } from './sign-in-types.ts'

/** The links of a sign-in address: onward and back, on this site only (AUTH-19). */
export function signInLinks(url: URL): { type: SignInType; redirect: string; back: string } {
  const of = (name: string) => sameSitePath(url.searchParams.get(name))
  return { type: parseSignInType(url.searchParams.get('type')), redirect: of('redirect'), back: of('back') }
}

/** The sign-in page. @throws a redirect onward when signed in */
export async function getSignIn(context: AccountContext, request: Request): Promise<SignInModel> {
  const { tenant } = requireDealer(context)
  const links = signInLinks(context.url)
  if ((await findUser(context, request)) !== null) throw seeOther(links.redirect)
  return {
    meta: {
      title: 'Sign in',
      description: `Sign in to ${tenant.name} with your mobile.`,
      siteName: tenant.name,
      origin: context.url.origin,
      path: '/sign-in',
    },
    ...links,
    again: signInPath(links),
  }
}

/**
 * A step of sign-in: `intent` is `send` or `verify`.
 * @param onSignIn receives the cars that the browser saved, and returns Set-Cookie headers
 * @returns the next state of the page
 * @throws a redirect onward after sign-in
 */
export async function postSignIn(
  context: AccountContext,
  request: Request,
  { intent, phone = '', token, first_name, last_name, email, ...saved }: Record<string, string>,
  onSignIn: (userId: string, browserCars: BrowserCars) => Promise<string[]>,
): Promise<{ status: number; state: SignInState }> {
  const { type, redirect } = signInLinks(context.url)
  if (intent !== 'verify') {
    const step = await sendCode(context, { phone, type, details: { first_name, last_name, email } })
    // An earlier code is still valid.
    return buildState(step, phone, step.ok || token !== undefined)
  }
  const step = await verifyCode(context, request, { phone, token: token ?? '' })
  if (!step.ok) return buildState(step, phone, true)
  throw seeOther(redirect, [
    ...step.cookies,
    ...(await onSignIn(step.userId, readBrowserCars(saved, context.now))),
  ])
}

function buildState(step: StepResult, phone: string, sent: boolean) {
  if (step.ok) return { status: 200, state: { phone, sent, error: null } }
  const { status, field, error } = step
  return { status, state: { phone, sent, error: { field, error } } }
}

function seeOther(location: string, cookies: readonly string[] = []): Response {
  // Who is signed in shows everywhere on a page, so the browser loads a new one.
  const headers = new Headers({ location, 'x-remix-reload-document': 'true' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
