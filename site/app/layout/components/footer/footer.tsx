import { useEffect, useState } from 'react'
import { ASK_AGAIN } from '#app/analytics/tags/consent.ts'
import type { FooterHours, LayoutNavigation, LayoutTenant, NavLink } from '#app/page/layout-model.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Logo } from '../header.tsx'

import { FOOTER_LEADS } from './footer-leads.tsx'

type FooterProps = { tenant: LayoutTenant; navigation: LayoutNavigation }

/** The foot of every page: links, hours, networks (NAV-09, NAV-13), licences and the small print. */
export function Footer({ tenant, navigation }: FooterProps) {
  const Lead = FOOTER_LEADS[tenant.variants.footer]
  return (
    <footer className="footer">
      <div className="wrap">
        <Lead tenant={tenant} navigation={navigation} />
        <div className="footer__cols">
          <FooterIntro tenant={tenant} />
          {navigation.footer.map(({ title, links, areModels }) => (
            <div key={title} className="footer__group" data-models={areModels ? '' : undefined}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
          {tenant.hours ? <Hours hours={tenant.hours} /> : null}
        </div>
        <FooterEnd tenant={tenant} legal={navigation.legal} />
      </div>
    </footer>
  )
}

function FooterIntro({ tenant }: { tenant: LayoutTenant }) {
  return (
    <div className="footer__intro">
      <Logo tenant={tenant} />
      {tenant.about ? <p className="footer__about">{tenant.about}</p> : null}
      {tenant.phone ? (
        <p>
          <a className="footer__phone" href={tenant.phone.href}>
            {tenant.phone.text}
          </a>
        </p>
      ) : null}
      <Networks tenant={tenant} />
    </div>
  )
}

/** Icons of the networks; a single one has its name beside it, because one sign alone looks like a leftover. */
function Networks({ tenant: { name, social } }: Pick<FooterProps, 'tenant'>) {
  const [only] = social
  if (only && social.length === 1) {
    return (
      <p>
        <a className="soc__only" href={only.url} rel="noopener" aria-label={`${name} on ${only.label}`}>
          <Icon name={only.network} />
          {only.label}
        </a>
      </p>
    )
  }
  return (
    <ul className="soc">
      {social.map(({ network, label, url }) => (
        <li key={network}>
          <a className="icon-btn" href={url} rel="noopener" aria-label={`${name} on ${label}`}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function LinkList({ links }: { links: NavLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label + href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Hours({ hours }: { hours: FooterHours }) {
  return (
    <div className="footer__when">
      <h2>Opening hours</h2>
      <p>
        <SiteLink className="footer__place" href={hours.href}>
          {hours.place}
        </SiteLink>
      </p>
      <dl className="footer__hours">
        {hours.rows.map(({ days, text }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function FooterEnd({ tenant, legal }: { tenant: LayoutTenant; legal: NavLink[] }) {
  return (
    <div className="footer__end tiny">
      {tenant.acknowledgement ? <p>{tenant.acknowledgement}</p> : null}
      {tenant.financeDisclaimer ? (
        <p id="financeDisclaimer">
          <sup>1</sup> {tenant.financeDisclaimer}
        </p>
      ) : null}
      <ul className="footer__small">
        {tenant.legalLine ? <li>{tenant.legalLine}</li> : null}
        {tenant.licences.length > 0 ? <li>{formatLicences(tenant.licences)}</li> : null}
        {tenant.creditLicence ? <li>{tenant.creditLicence}</li> : null}
        <li>Vehicle pictures are illustrations</li>
        {tenant.privacy ? (
          <li>
            <a href={tenant.privacy.href}>{tenant.privacy.text}</a>
          </li>
        ) : null}
        {tenant.tags ? <MeasuringChoice /> : null}
        {legal.map(({ label, href }) => (
          <li key={label + href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Asks again whether others may count; it needs scripts, as they do. */
function MeasuringChoice() {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  if (!isThere) return null
  return (
    <li>
      <button type="button" onClick={() => dispatchEvent(new Event(ASK_AGAIN))}>
        Measuring choices
      </button>
    </li>
  )
}

function formatLicences(licences: readonly string[]): string {
  return `${licences.length === 1 ? 'Dealer licence' : 'Dealer licences'} ${licences.join(', ')}`
}
