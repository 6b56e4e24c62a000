import { rolePath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { RoleModel, RolesModel } from './roles.server.ts'
import './roles.css'

/** Open roles, each with its own application. */
export function RolesBlock({ block }: { block: RolesModel & { key: string } }) {
  const { key, title, text, none, roles } = block
  return (
    <section className="section wrap" aria-labelledby={key}>
      <div className="head">
        <div>
          <h2 id={key}>
            {title || 'Open roles'}
            {roles.length > 1 ? <span className="roles__count num">{roles.length}</span> : null}
          </h2>
          {text ? <p className="muted head__text">{text}</p> : null}
        </div>
      </div>
      {roles.length === 0 ? <p className="roles__none">{none}</p> : null}
      <ul className="roles">
        {roles.map((role) => (
          <Role key={role.key} id={`${key}-${role.key}`} role={role} />
        ))}
      </ul>
    </section>
  )
}

function Role({ id, role }: { id: string; role: RoleModel }) {
  const { title, text, points, slug, href } = role
  return (
    <li>
      <div className="roles__what">
        <h3 id={id}>{slug ? <SiteLink href={rolePath(slug)}>{title}</SiteLink> : title}</h3>
        {text ? <p className="muted">{text}</p> : null}
        {points.length > 0 ? (
          <details className="roles__more">
            <summary>
              What you bring <Icon name="chevron-down" />
            </summary>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <RoleFacts role={role} />
      <LinkButton look="line" href={href} aria-describedby={id}>
        Apply
      </LinkButton>
    </li>
  )
}

/** The terms of a role. */
export function RoleFacts({ role: { pay, place, kind, closes } }: { role: RoleModel }) {
  return (
    <dl className="roles__facts">
      <Fact icon="tag" name="Pay" value={pay} />
      <Fact icon="map-pin" name="Where" value={place} />
      <Fact icon="clock" name="Employment" value={kind} />
      <Fact icon="calendar-days" name="Apply by" value={closes} />
    </dl>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
