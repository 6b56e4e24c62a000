/** A dealer's site: its name and where it is. */
export type DealerLink = { slug: string; name: string; href: string; host: string }

/** The front page of the bare domain: every dealer's site. It belongs to no dealer and names no platform. */
export function DealersList({ dealers }: { dealers: readonly DealerLink[] }) {
  return (
    <main id="main" className="wrap dealers">
      <h1>Dealers</h1>
      {dealers.length === 0 ? (
        <p className="muted">
          There is no dealer yet. One appears here as soon as its settings are published.
        </p>
      ) : (
        <ul className="dealers__list">
          {dealers.map(({ slug, name, href, host }) => (
            <li key={slug}>
              <a href={href}>
                <b>{name}</b>
                <span className="small muted">{host}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
