import { BlockList } from '#app/blocks/block-list.tsx'
import type { BlockModelOf } from '#app/blocks/blocks.server.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import type { LocationCardModel } from '#app/parts/location/location-card.server.ts'
import { homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { LeadPageModel } from '../contact-model.ts'
import '#app/styles/pages/leads.css'

/** A page with a form, and beside it the vehicle or the dealer's place. */
export function FormPage({ title, form, car, places, blocks }: Omit<LeadPageModel, 'meta'>) {
  const crumbs = [
    { label: 'Home', href: homePath() },
    ...(car ? [{ label: car.name, href: car.href }] : []),
    { label: title },
  ]
  const titled = form.title.toLowerCase() === title.toLowerCase()
  const [first, ...others] = blocks
  const words = !car && first?.type === 'richText' ? first : null
  const beside = places.length > 0 || words !== null
  return (
    <>
      <PageHead title={title} crumbs={crumbs} lede={titled ? form.intro : ''} />
      <div className="wrap page form-page">
        <div className={car ? 'car-cols' : beside ? 'two-col two-col--form' : undefined}>
          {car ? <LeadCar car={car} /> : null}
          {words ? <FormAside block={words} beside={form.title} /> : null}
          <LeadForm addressed form={form} key={`${form.kind} ${form.car?.id}`} titled={titled} />
          {places.length > 0 ? <PlacesAside places={places} /> : null}
        </div>
      </div>
      <BlockList blocks={words ? others : blocks} />
    </>
  )
}

type FormAsideProps = {
  block: BlockModelOf<'richText'> & { key: string }
  /** The heading of the form, which the text does not say again. */
  beside: string
}

/** The text that staff's content begins with: before the form on a phone, beside it elsewhere. */
function FormAside({ block: { key, title, body }, beside }: FormAsideProps) {
  const titled = title !== '' && withoutStega(title).trim().toLowerCase() !== beside.toLowerCase()
  return (
    <section className="form-words" aria-labelledby={titled ? key : undefined}>
      {titled ? (
        <h2 id={key} className="h-small">
          {title}
        </h2>
      ) : null}
      <div className="prose">
        <RichText value={body} />
      </div>
    </section>
  )
}

function PlacesAside({ places }: { places: readonly LocationCardModel[] }) {
  return (
    <aside aria-labelledby="places">
      <h2 id="places" className="h-small">
        {places.length === 1 ? 'Where we are' : 'Our locations'}
      </h2>
      <ul className="contact-places">
        {places.map(({ id, name, href, address, openState, phones }) => (
          <li key={id}>
            <p>
              <SiteLink href={href}>
                <b>{name}</b>
              </SiteLink>
            </p>
            {openState ? <OpenNow state={openState} /> : null}
            {address ? <p className="small">{address}</p> : null}
            {/* The first number; the location's own page has the others. */}
            {phones.slice(0, 1).map((phone) => (
              <p className="small phone" key={phone.href}>
                <a href={phone.href}>{phone.text}</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </aside>
  )
}
