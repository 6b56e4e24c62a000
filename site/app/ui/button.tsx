import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { SiteLink } from './site-link.tsx'

type Look = {
  /** brand: the one action; line: a further one; soft, plain, ink: quieter ones. */
  look?: 'brand' | 'line' | 'soft' | 'plain' | 'ink'
  size?: 'small' | 'medium' | 'large'
  wide?: boolean
  icon?: IconName
}

type ButtonProps = Look & { busy?: boolean } & ComponentPropsWithoutRef<'button'>
type LinkButtonProps = Look & { href: string } & ComponentPropsWithoutRef<'a'>

const SIZES = { small: 'btn--s', medium: '', large: 'btn--l' }

function joinClasses(
  { look = 'brand', size = 'medium', wide }: Look,
  extra?: string,
  busy?: boolean,
): string {
  return [
    'btn',
    look === 'brand' ? '' : `btn--${look}`,
    SIZES[size],
    wide && 'btn--wide',
    busy && 'is-busy',
    extra,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A button that acts on this page. */
export function Button({ look, size, wide, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={joinClasses({ look, size, wide }, className, busy)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ look, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <SiteLink {...rest} className={joinClasses({ look, size, wide }, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </SiteLink>
  )
}

/** A link with an arrow. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink className="link" href={href}>
      {children} <Icon name="arrow-right" />
    </SiteLink>
  )
}
