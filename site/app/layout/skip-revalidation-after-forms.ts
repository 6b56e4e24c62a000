import type { ShouldRevalidateFunction } from '@remix-run/react'

/** `shouldRevalidate` for a page whose forms do not change its data: it is not reloaded after a submission. */
export const skipRevalidationAfterForms: ShouldRevalidateFunction = ({
  formMethod = 'GET',
  defaultShouldRevalidate,
}) => (formMethod === 'GET' ? defaultShouldRevalidate : false)
