import type { LayoutTenant } from '../layout-model.ts'

/** The tenant's colours as custom properties, once a page, in the head. */
export function ThemeStyle({ tenant }: { tenant: Pick<LayoutTenant, 'themeCss'> }) {
  // Made of parsed hexadecimal colours and a number only (themeCss), so nothing in it can end the element.
  return <style dangerouslySetInnerHTML={{ __html: tenant.themeCss }} />
}
