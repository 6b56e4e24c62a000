import type { LayoutNavigation, LayoutTenant } from '#app/page/layout-model.ts'
import { myGaragePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { MenuPanel } from './menu-panel.tsx'

type MobileMenuProps = { tenant: LayoutTenant; navigation: LayoutNavigation }

/** All menus in one drawer below the header, for narrow screens; opens without JavaScript. */
export function MobileMenu({ tenant, navigation }: MobileMenuProps) {
  return (
    <details className="drawer">
      <summary className="icon-btn" aria-label="Menu">
        <Icon name="menu" className="drawer__open" />
        <Icon name="x" className="drawer__close" />
      </summary>
      <nav className="drawer__panel" aria-label="Menu">
        {navigation.header.map((entry) =>
          entry.kind === 'link' ? (
            <SiteLink className="drawer__row" key={entry.label} href={entry.href}>
              {entry.label}
            </SiteLink>
          ) : (
            <details className="drawer__group" name="drawer-menu" key={entry.label}>
              <summary className="drawer__row">
                {entry.label}
                <Icon name="chevron-down" />
              </summary>
              <MenuPanel menu={entry} plain />
            </details>
          ),
        )}
        {tenant.signIn ? (
          <SiteLink className="drawer__row" href={myGaragePath()}>
            My garage
          </SiteLink>
        ) : null}
        {tenant.phone ? (
          <a className="btn btn--wide" href={tenant.phone.href}>
            <Icon name="phone" />
            Call {tenant.phone.text}
          </a>
        ) : null}
      </nav>
    </details>
  )
}
