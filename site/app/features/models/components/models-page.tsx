import '#app/styles/pages/models.css'
import { homePath, modelsPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ModelCard } from '../card/model-card.tsx'
import type { ModelsPageModel } from '../queries.server.ts'

/** All models by make, with links that narrow them. */
export function ModelsPage({ title, filters, makes, compare, go }: Omit<ModelsPageModel, 'meta'>) {
  return (
    <div className="models">
      <section className="mo-top">
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: 'Models' }]} />
          <h1 className="display">{title}</h1>
          <div className="mo-top__row">
            <div>
              <Filters filters={filters} />
              {makes.length > MAKES_IN_VIEW ? <MakeLinks makes={makes} /> : null}
            </div>
            {compare ? <MoreLink href={compare.href}>{compare.label}</MoreLink> : null}
          </div>
        </div>
      </section>
      {makes.map((make, at) => (
        <Make key={make.name} id={makeId(at)} make={make} isOnly={makes.length === 1} isFirst={at === 0} />
      ))}
      {makes.length === 0 ? (
        <div className="wrap page">
          <EmptyState
            title="Nothing to show"
            text="No model has this body with this powertrain."
            action={{ label: 'All models', href: modelsPath() }}
          />
        </div>
      ) : (
        <p className="wrap mo-note small">
          “From” is the lowest {go}-away price of a new one in our stock today, or the maker’s where we have
          none. Range is by the WLTP test, of the variant that goes furthest.
        </p>
      )}
    </div>
  )
}

function Filters({ filters }: Pick<ModelsPageModel, 'filters'>) {
  return (
    <>
      {filters.map(({ title, choices }) => (
        <nav className="mo-filter" aria-label={title} key={title}>
          <span className="small" aria-hidden="true">
            {title}
          </span>
          <div>
            {choices.map(({ label, href, current }) => (
              <SiteLink key={label} href={href} aria-current={current ? 'true' : undefined}>
                {label}
              </SiteLink>
            ))}
          </div>
        </nav>
      ))}
    </>
  )
}

/** With more makes than these the page is long enough for links to them. */
const MAKES_IN_VIEW = 4
const makeId = (at: number) => `make-${at + 1}`

function MakeLinks({ makes }: Pick<ModelsPageModel, 'makes'>) {
  return (
    <nav className="mo-filter" aria-label="Make">
      <span className="small" aria-hidden="true">
        Make
      </span>
      <div>
        {makes.map(({ name }, at) => (
          <a key={name} href={`#${makeId(at)}`}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}

type MakeProps = { id: string; make: ModelsPageModel['makes'][number]; isOnly: boolean; isFirst: boolean }

/** The tiles of one make; where it is the dealer's only one, they fill the page. */
function Make({ id, make: { name, overview, models }, isOnly, isFirst }: MakeProps) {
  return (
    <section id={id} className={isOnly ? 'mo-make mo-make--only' : 'wrap mo-make'} aria-label={name}>
      {isOnly ? (
        <h2 className="vh">{name}</h2>
      ) : (
        <div className="head">
          <h2>{name}</h2>
          {overview ? <MoreLink href={overview}>{`All about ${name}`}</MoreLink> : null}
        </div>
      )}
      <ul className="mo-grid mo-row" data-rest={models.length % 3}>
        {models.map((model, at) => (
          <li key={model.id}>
            <ModelCard model={model} eager={isFirst && at < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
