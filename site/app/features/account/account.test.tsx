import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { CAR_SAVED_EVENT, CODE_SENT_EVENT, VERIFIED_EVENT } from '#app/parts/sign-in/account-events.ts'
import { SignInPage } from '#app/parts/sign-in/components/sign-in-page.tsx'
import type { SignInModel, SignInState } from '#app/parts/sign-in/sign-in-model.ts'
import { WatchlistButton } from '#app/parts/watchlist/watchlist-button.tsx'

const page: SignInModel = {
  meta: { title: 'Sign in', description: '', siteName: 'A', origin: 'http://a.example', path: '/sign-in' },
  type: 'watchlist',
  redirect: '/cars/x',
  back: '/cars/x',
  again: '/sign-in?type=watchlist&redirect=%2Fcars%2Fx&back=%2Fcars%2Fx',
}
const draw = (state?: SignInState) => pageHtml(<SignInPage page={page} state={state} tenantSlug="a" />)

test('before the code: a number and Send Code, in a form that works without JavaScript', () => {
  const html = draw()
  expect(html).toContain('method="post"')
  expect(html).toMatch(/<button[^>]*name="intent"[^>]*value="send"[^>]*>Send Code<\/button>/)
  expect(html).not.toContain('one-time-code')
  expect(html).not.toContain('Code sent!')
})

test('after the code: Resend Code, a locked number, Code sent!, and Enter submits the code (AUTH-14)', () => {
  const html = draw({ phone: '0412345678', sent: true, error: null })
  expect(html).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*readonly="")[^>]*value="0412345678"/i)
  expect(html).toContain('Code sent!')
  expect(html).toContain('>Resend Code</button>')
  // A browser sends a form by its first button.
  expect(html.indexOf('value="verify"')).toBeGreaterThan(0)
  expect(html.indexOf('value="verify"')).toBeLessThan(html.indexOf('value="send"'))
})

test('errors are shown at their field, or below the number', () => {
  const code = draw({
    phone: '0412345678',
    sent: true,
    error: { field: 'code', error: 'Code must be 6 digits.' },
  })
  expect(code).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]*-error"/)
  const whole = draw({
    phone: '0412345678',
    sent: false,
    error: { field: null, error: 'An unknown error occurred.' },
  })
  expect(whole).toMatch(/name="phone"[\s\S]*role="alert"[\s\S]*An unknown error occurred\./)
})

test('Save is a form on an available car and absent on a sold one (SAVE-08, SAVE-10, VAR-31)', () => {
  const button = (status: string) =>
    pageHtml(<WatchlistButton car={{ id: 'a_1', name: 'One', status }} entry={null} path="/cars/x" />)
  expect(button('in_stock')).toMatch(
    /action="\/watchlist"[\s\S]*value="a_1"[\s\S]*value="\/cars\/x"[\s\S]*Save<\/button>/,
  )
  expect(button('sold')).toBe('')
})

test('the events of sign-in and the watchlist have their numbers (SAVE-15, AUTH-16)', () => {
  expect([CODE_SENT_EVENT, VERIFIED_EVENT, CAR_SAVED_EVENT]).toEqual([36, 37, 39])
})
