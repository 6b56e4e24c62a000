import type { ShouldRevalidateFunction } from '@remix-run/react'

/** `shouldRevalidate` for a page whose forms do not change its data: it is not reloaded after a submission, nor for another step of a form. */
export const skipRevalidationAfterForms: ShouldRevalidateFunction = ({
  formMethod = 'GET',
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (formMethod === 'GET' && !isOtherStep(currentUrl, nextUrl) ? defaultShouldRevalidate : false)

/** Another step of the same form, whose page is the same. */
function isOtherStep(from: URL, to: URL): boolean {
  const [one, other] = [new URL(from), new URL(to)]
  for (const { searchParams } of [one, other]) searchParams.delete('step')
  return from.search !== to.search && one.href === other.href
}
