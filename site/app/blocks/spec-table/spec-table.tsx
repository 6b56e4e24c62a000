import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import { BlockButtons } from '../block-buttons.tsx'
import type { SpecTableModel } from './spec-table.server.ts'
import '../block-table.css'
import './spec-table.css'

/** Models side by side by what they are, and somebody to ask. */
export function SpecTableBlock({ block }: { block: SpecTableModel & { key: string } }) {
  const { key, title, text, models, lines, note, person, buttons } = block
  const listed = withoutStega(models.map(({ name }) => name).join(', '))
  return (
    <Section id={key} title={title || 'Side by side'} text={text}>
      <div className={person ? 'side-by-side side-by-side--person' : 'side-by-side'}>
        <div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
          <section className="side-by-side__box" aria-label={listed} tabIndex={0}>
            <table className="block-table side-by-side__table" aria-labelledby={key}>
              <thead>
                <tr>
                  <td />
                  {models.map((model) => (
                    <th key={model.key} scope="col">
                      {model.href ? <SiteLink href={model.href}>{model.name}</SiteLink> : <b>{model.name}</b>}
                      {model.text ? <span>{model.text}</span> : null}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.key} data-strong={line.isStrong || undefined}>
                    <th scope="row">{line.name}</th>
                    {models.map((model, at) => (
                      <td key={model.key}>{line.values[at] || '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {note ? <p className="small muted note">{note}</p> : null}
          <BlockButtons buttons={buttons} />
        </div>
        {person ? <Person person={person} /> : null}
      </div>
    </Section>
  )
}

function Person({ person }: { person: NonNullable<SpecTableModel['person']> }) {
  const { name, role, text, picture, phone, email } = person
  return (
    <aside className="side-by-side__person" aria-label={withoutStega(name)}>
      {picture ? <Picture picture={picture} className="side-by-side__portrait" sizes="5rem" /> : null}
      <div>
        <h3>{name}</h3>
        {role ? <p className="muted">{role}</p> : null}
      </div>
      {phone ? (
        <LinkButton href={phone.href} icon="phone" wide>
          Call {phone.text}
        </LinkButton>
      ) : null}
      {text ? <p className="small muted">{text}</p> : null}
      {email ? (
        <p className="small">
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
    </aside>
  )
}
