/** Signs a demo person in at the lake's own page and returns the session's token. */
export async function signIn(apiHost: string, user: string): Promise<string> {
  const body = new URLSearchParams({ origin: `${apiHost}/`, user })
  const answer = await fetch(`${apiHost}/auth/login/forecourt`, { method: 'POST', body, redirect: 'manual' })
  const sid = answer.headers.get('location')?.split('#sid=')[1]
  const { token } = (await (await fetch(`${apiHost}/v1/auth/fetch?sid=${sid}`)).json()) as { token: string }
  return token
}
