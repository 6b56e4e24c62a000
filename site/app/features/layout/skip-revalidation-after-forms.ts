import type { ShouldRevalidateFunction } from '@remix-run/react'

/** `shouldRevalidate` of a page whose forms change nothing of what it shows: it is not loaded anew after each. */
export const skipRevalidationAfterForms: ShouldRevalidateFunction = ({
  formMethod = 'GET',
  defaultShouldRevalidate,
}) => (formMethod === 'GET' ? defaultShouldRevalidate : false)
