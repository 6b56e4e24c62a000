import { homePath, modelsPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ModelEntry, ModelsPageModel } from '../queries.server.ts'

/** All models by make, with links that narrow them. */
export function ModelsPage({ filters, makes }: Omit<ModelsPageModel, 'meta'>) {
  return (
    <div className="wrap page models">
      <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: 'Models' }]} />
      <div className="head">
        <h1>Models</h1>
      </div>
      {filters.map(({ title, choices }) => (
        <nav className="row models__filter" aria-label={title} key={title}>
          <span className="small muted" aria-hidden="true">
            {title}
          </span>
          {choices.map(({ label, href, current }) => (
            <SiteLink
              className="pill pill--link"
              key={label}
              href={href}
              aria-current={current ? 'true' : undefined}
            >
              {label}
            </SiteLink>
          ))}
        </nav>
      ))}
      {makes.map(({ name, models }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="models__list">
            {models.map((model) => (
              <Entry key={model.href + model.label} model={model} />
            ))}
          </ul>
        </section>
      ))}
      {makes.length === 0 ? (
        <EmptyState
          title="No such models"
          text="No model has this body with this powertrain."
          action={{ label: 'All models', href: modelsPath() }}
        />
      ) : null}
    </div>
  )
}

function Entry({ model: { label, href, picture, note, summary } }: { model: ModelEntry }) {
  return (
    <li>
      <SiteLink className="type" href={href}>
        <Picture picture={picture} instead="car-front" />
        <p>
          <b>{label}</b>
          {note ? <span className="tag">{note}</span> : null}
        </p>
        {summary ? <p className="small muted">{summary}</p> : null}
      </SiteLink>
    </li>
  )
}
