import type { Variants } from '@forecourt/schemas/contract'
import { Form } from '@remix-run/react'
import { type CSSProperties, type FunctionComponent, useContext } from 'react'
import type { FooterPlace, LayoutNavigation, LayoutTenant } from '#app/page/layout-model.ts'
import { ALL_STOCK, searchPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink, WholeDocuments } from '#app/ui/site-link.tsx'

/** What a footer begins with, above the columns that every footer has. */
export type FooterLeadProps = { tenant: LayoutTenant; navigation: LayoutNavigation }

/** The beginning of each variant of the footer. */
export const FOOTER_LEADS: Readonly<Record<Variants['footer'], FunctionComponent<FooterLeadProps>>> = {
  ask: AskLead,
  models: ModelsLead,
  postcode: PostcodeLead,
  word: WordLead,
  shops: ShopsLead,
  plate: PlateLead,
}

function AskLead() {
  return (
    <div className="foot-lead">
      <p className="foot-lead__big">Still looking?</p>
      <SearchField
        id="footer-query"
        name="text"
        label="Tell us what you want and we’ll show what’s close"
        placeholder="White SUV under $32k"
        action="Find it"
      />
    </div>
  )
}

/** The dealer's models, or what its first column has where it lists none. */
function ModelsLead({ tenant, navigation }: FooterLeadProps) {
  const models = navigation.footer.find(({ areModels }) => areModels) ?? navigation.footer[0]
  return (
    <div className="foot-lead">
      {models ? <h2 className="vh">{models.title}</h2> : null}
      <ul className="foot-lead__models">
        {(models?.links ?? []).map(({ label, href }) => (
          <li key={href + label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <Places places={tenant.places} />
    </div>
  )
}

function PostcodeLead() {
  return (
    <div className="foot-lead">
      <p className="foot-lead__big">What is near you?</p>
      <SearchField
        id="footer-postcode"
        name="near"
        label="Your postcode shows the nearest vehicles first"
        placeholder="2300"
        action="Show them"
        pattern="[0-9]{4}"
      />
    </div>
  )
}

/** The name as wide as the page; screen readers have it in the columns below. */
function WordLead({ tenant }: FooterLeadProps) {
  const { wordmark, about, phone } = tenant
  return (
    <div className="foot-lead">
      <p
        className="foot-lead__word"
        aria-hidden="true"
        data-word={wordmark}
        style={{ '--letters': Math.max(4, wordmark.length) } as CSSProperties}
      />
      <div className="foot-lead__row">
        {about ? <p className="foot-lead__say">{about}</p> : null}
        {phone ? (
          <a className="btn btn--l" href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        ) : null}
      </div>
    </div>
  )
}

function ShopsLead({ tenant }: FooterLeadProps) {
  return (
    <div className="foot-lead">
      <Places places={tenant.places} />
    </div>
  )
}

function PlateLead({ tenant }: FooterLeadProps) {
  return (
    <div className="foot-lead">
      <p className="foot-lead__plate">{tenant.wordmark}</p>
      <Places places={tenant.places.map((place) => ({ ...place, phone: null }))} />
      {tenant.phone ? (
        <p className="foot-lead__tel">
          One number for every place
          <a href={tenant.phone.href}>{tenant.phone.text}</a>
        </p>
      ) : null}
    </div>
  )
}

function Places({ places }: { places: readonly FooterPlace[] }) {
  if (places.length === 0) return null
  return (
    <ul className="foot-lead__places">
      {places.map(({ name, href, street, hours, phone }) => (
        <li key={href}>
          <SiteLink href={href}>{name}</SiteLink>
          {street ? <span>{street}</span> : null}
          {hours ? <span>{hours}</span> : null}
          {phone ? <a href={phone.href}>{phone.text}</a> : null}
        </li>
      ))}
    </ul>
  )
}

type SearchFieldProps = {
  id: string
  name: string
  label: string
  placeholder: string
  action: string
  pattern?: string
}

/** A field that leads to the results; without JavaScript too. */
function SearchField({ id, name, label, placeholder, action, pattern }: SearchFieldProps) {
  const wholeDocuments = useContext(WholeDocuments)
  return (
    <search className="foot-lead__form">
      <Form action={searchPath(ALL_STOCK)} reloadDocument={wholeDocuments} aria-label={label}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            className="input"
            id={id}
            name={name}
            placeholder={placeholder}
            autoComplete={pattern ? 'postal-code' : 'off'}
            {...(pattern ? { pattern, inputMode: 'numeric', title: 'Four digits' } : {})}
            required
          />
          <Button type="submit">{action}</Button>
        </div>
      </Form>
    </search>
  )
}
