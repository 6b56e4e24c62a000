import { ThemeProvider, useRootTheme } from '@sanity/ui'
import { type ReactNode, useMemo } from 'react'

/** Step of the theme's scale that the Studio puts between the fields of a form, and what it is here, in CSS pixels. */
const [FIELD_GAP_STEP, FIELD_GAP] = [6, 22]
/** How much of the Studio's 32 pixels above a form are taken back, so that its first field stands in the upper third. */
const TAKEN_ABOVE = 28

const closer = (space: readonly number[]) =>
  space.map((pixels, step) => (step === FIELD_GAP_STEP ? FIELD_GAP : pixels))

/** A form with less space between its fields, so that more of them are seen at once. */
export function DenseForm({ children }: { readonly children: ReactNode }) {
  const { theme } = useRootTheme()
  const dense = useMemo(
    () => ({
      ...theme,
      space: closer(theme.space),
      ...(theme.v2 && { v2: { ...theme.v2, space: closer(theme.v2.space) } }),
    }),
    [theme],
  )
  return (
    <ThemeProvider theme={dense}>
      <div style={{ marginTop: -TAKEN_ABOVE }}>{children}</div>
    </ThemeProvider>
  )
}
