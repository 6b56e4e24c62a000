import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import type { InspectionSheetModel } from './inspection-sheet.server.ts'
import type { PointEnd, SheetGroup } from './read-sheet.ts'
import './inspection-sheet.css'

const ENDS: Readonly<Record<PointEnd, string>> = {
  fine: 'fine',
  fixed: 'was red, fixed before sale',
  left: 'left as it is',
}

/** A sheet of an inspection: all of its points by group, and what was found. */
export function InspectionSheetBlock({ block }: { block: InspectionSheetModel & { key: string } }) {
  const { key, title, text, vehicle, checked, groups, counts, total, left, fixed, note } = block
  return (
    <Section id={key} title={title || 'What a sheet looks like'} text={text} note={note}>
      <div className="check-sheet">
        <div className="check-sheet__top">
          {vehicle ? <h3>{vehicle}</h3> : null}
          {checked ? <p className="small">{checked}</p> : null}
        </div>
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
        <p className="check-sheet__key">
          <b className="num">
            {total - counts.left} of {total} passed
          </b>
          <Sign end="fine" text={`${counts.fine} fine`} />
          {counts.fixed > 0 ? (
            <Sign
              end="fixed"
              text={`${counts.fixed} ${counts.fixed === 1 ? 'was' : 'were'} red, fixed before sale`}
            />
          ) : null}
          {counts.left > 0 ? (
            <Sign end="left" text={`${counts.left} left as ${counts.left === 1 ? 'it is' : 'they are'}`} />
          ) : null}
        </p>
      </div>
      <Findings title="Left as it is" findings={left} />
      <Findings title="Fixed before sale" findings={fixed} />
    </Section>
  )
}

/** Colour and sign of an end. */
const Dot = ({ end }: { end: PointEnd }) => (
  <i className="check-dot" data-end={end} aria-hidden="true">
    {end === 'fixed' ? <Icon name="check" /> : end === 'left' ? '!' : null}
  </i>
)

const Sign = ({ end, text }: { end: PointEnd; text: string }) => (
  <span>
    <Dot end={end} />
    {text}
  </span>
)

/** A group opens to the names of its points. */
function Group({ group: { title, points, passed } }: { group: SheetGroup }) {
  return (
    <details className="check-sheet__group">
      <summary>
        <b>{title}</b>
        <span className="check-sheet__dots" aria-hidden="true">
          {points.map(({ name, end }) => (
            <Dot key={name} end={end} />
          ))}
        </span>
        <span className="num small">
          {passed === points.length ? `all ${points.length}` : `${passed} of ${points.length}`}
        </span>
      </summary>
      <ul>
        {points.map(({ name, end }) => (
          <li key={name}>
            <Dot end={end} />
            <span>
              {name}
              {end === 'fine' ? null : <b> {ENDS[end]}</b>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Findings({ title, findings }: { title: string; findings: InspectionSheetModel['left'] }) {
  if (findings.length === 0) return null
  return (
    <div className="check-found">
      <h3>{title}</h3>
      <ul>
        {findings.map(({ key, point, text, cost, picture }) => (
          <li key={key}>
            {picture ? <Picture picture={picture} sizes="(min-width: 48rem) 18rem, 90vw" /> : null}
            <div>
              <h4>{point}</h4>
              {text ? <p className="small muted">{text}</p> : null}
              {cost ? <p className="small num">Cost us {cost}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
