import type { LayoutTenant } from '#app/page/layout-model.ts'
import { useNonce } from '#app/ui/nonce.ts'

/** The tenant's colours as custom properties, once a page, in the head. */
export function ThemeStyle({ tenant }: { tenant: Pick<LayoutTenant, 'themeCss'> }) {
  const nonce = useNonce()
  // Built from parsed hexadecimal colours and a number only (themeCss), so its content cannot close the element.
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tenant.themeCss }} />
  )
}
