import type { HeaderEntry, LayoutNavigation, LayoutTenant } from '#app/page/layout-model.ts'
import { useGarage } from '#app/parts/car/saved/saved-list.ts'
import { AccountLink } from '#app/parts/sign-in/components/account-link.tsx'
import { homePath, SEARCH_WORDS, savedPath, searchPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useMenus } from '../use-menus.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type HeaderProps = { tenant: LayoutTenant; navigation: LayoutNavigation }

/** The header: name, menus, number and search; on narrow screens the menus are in one drawer. */
export function Header({ tenant, navigation }: HeaderProps) {
  const header = useMenus(tenant.menusOpenOnHover)
  return (
    <header className="header" ref={header}>
      <div className="wrap header__in">
        <Logo tenant={tenant} />
        <p className="printed">{tenant.printed}</p>
        <Nav navigation={navigation} />
        <div className="header__end">
          {tenant.phone ? (
            <a className="header__call" href={tenant.phone.href}>
              <Icon name="phone" />
              <span>{tenant.phone.text}</span>
            </a>
          ) : null}
          <SiteLink
            className="icon-btn"
            href={`${searchPath()}#${SEARCH_WORDS}`}
            prefetch
            aria-label="Search stock"
          >
            <Icon name="search" />
          </SiteLink>
          {tenant.signIn ? <AccountLink /> : null}
          {tenant.garage ? <SavedLink tenantSlug={tenant.slug} /> : null}
          <MobileMenu tenant={tenant} navigation={navigation} />
        </div>
      </div>
    </header>
  )
}

function Nav({ navigation }: { navigation: LayoutNavigation }) {
  return (
    <nav className="nav" aria-label="Main">
      {navigation.header.map((entry) => (
        <NavEntry key={entry.label} entry={entry} />
      ))}
    </nav>
  )
}

/** The dealer's logo or wordmark, linked to the front page. What its name has beyond the wordmark is set small. */
export function Logo({ tenant }: { tenant: LayoutTenant }) {
  const { logo, name, wordmark } = tenant
  if (!logo) {
    const rest = name.startsWith(`${wordmark} `) ? name.slice(wordmark.length + 1) : ''
    return (
      <SiteLink className="logo" href={homePath()} prefetch>
        <span>{wordmark}</span>
        {rest ? <small className="logo__rest">{rest}</small> : null}
      </SiteLink>
    )
  }
  return (
    <SiteLink className="logo logo--drawn" href={homePath()} prefetch>
      <img
        src={logo.src}
        srcSet={logo.srcSet}
        width={logo.width}
        height={logo.height}
        alt={name}
        data-sanity={logo.edit}
      />
    </SiteLink>
  )
}

function NavEntry({ entry }: { entry: HeaderEntry }) {
  if (entry.kind === 'link')
    return (
      <SiteLink href={entry.href} prefetch>
        {entry.label}
      </SiteLink>
    )
  const wide = entry.tiles.length > 0
  return (
    // One name for all menus: the browser closes the open one when another opens.
    <details className="nav__menu" name="main-menu">
      <summary>
        <span>{entry.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={wide ? 'menu menu--wide' : 'menu'}>
        <MenuPanel menu={entry} />
      </div>
    </details>
  )
}

/** The header's heart with the number of saved cars, which only the browser has. */
function SavedLink({ tenantSlug }: { tenantSlug: string }) {
  const many = useGarage(tenantSlug).entries.length
  return (
    <SiteLink
      className="icon-btn saved-link"
      href={savedPath()}
      aria-label={many > 0 ? `Saved, ${many}` : 'Saved'}
    >
      <Icon name="heart" />
      {many > 0 ? <span className="badge">{many}</span> : null}
    </SiteLink>
  )
}
