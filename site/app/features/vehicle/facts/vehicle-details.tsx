import { Icon } from '#app/ui/icon.tsx'
import { Collapsible } from '../components/collapsible.tsx'
import type { ToolsSection } from '../tools/tools-section.server.ts'
import { Assurances } from './dealer-text.tsx'
import type { FactsSection } from './facts-section.server.ts'
import { LicenceDrawing } from './licence-drawing.tsx'
import { ShowMore } from './show-more.tsx'

const KEYS_SHOWN = 4
const FEATURES_SHOWN = 8
/** The fact that a heavy vehicle's licence is drawn beside. */
const LICENCE = 'Licence'

/** Begins a line of a list; the style sheet draws it, so that all lines begin at one place. */
const LINE_MARK = /^•\s*/

const rest = (index: number, shown: number) => (index >= shown ? 'fold__rest' : undefined)

type KeyInformationProps = Pick<FactsSection, 'keys' | 'summary' | 'summaryTitle'> &
  Pick<FactsSection['dealerText'], 'assurances'> &
  Pick<ToolsSection, 'reports'> & { drawsLicence: boolean }

/** VDP-24: the first four, the others behind 'Show More' with what the facts do not say (VDP-23). */
export function KeyInformation(props: KeyInformationProps) {
  const { keys, summary, summaryTitle, assurances, drawsLicence, reports } = props
  return (
    <section aria-labelledby="key-information">
      <h2 id="key-information">Key information</h2>
      <ShowMore folds={keys.length > KEYS_SHOWN}>
        <ul className="keys">
          {keys.map(({ label, value }, index) => (
            <li key={label} className={rest(index, KEYS_SHOWN)}>
              <span>{label}</span>
              <b>{value}</b>
            </li>
          ))}
        </ul>
        {summary === '' ? null : (
          <p className={`keys-note small muted ${rest(keys.length, KEYS_SHOWN) ?? ''}`}>
            <b>{summaryTitle}</b> {summary}
          </p>
        )}
      </ShowMore>
      {drawsLicence ? (
        <LicenceDrawing licence={keys.find(({ label }) => label === LICENCE)?.value ?? ''} />
      ) : null}
      <Assurances assurances={assurances} />
      {reports.length > 0 ? (
        <ul className="reports" aria-label="Reports">
          {reports.map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** VDP-29, VDP-30. The text comes from a feed; React escapes it. */
export function DealerComments({ comments }: Pick<FactsSection, 'comments'>) {
  const { message, paragraphs, folds } = comments
  if (message) return <p className="muted">{message}</p>
  return (
    <ShowMore folds={folds}>
      <div className="prose">
        {paragraphs.map(({ open, rest }, index) => (
          <p key={index} className={paragraphClass({ open, rest })}>
            {open.replace(LINE_MARK, '')}
            {open !== '' && rest !== '' ? (
              <>
                <span className="fold__dots">...</span>
                <span className="fold__rest">{rest}</span>
              </>
            ) : (
              rest.replace(LINE_MARK, '')
            )}
          </p>
        ))}
      </div>
    </ShowMore>
  )
}

/** Lines of a list, which the import marks, are closer to each other than paragraphs. */
function paragraphClass({ open, rest }: { open: string; rest: string }): string | undefined {
  const isLine = LINE_MARK.test(open || rest)
  return [isLine && 'prose__line', open === '' && 'fold__rest'].filter(Boolean).join(' ') || undefined
}

/** VDP-25: eight, the others behind the toggle. */
export function Features({ features }: Pick<FactsSection, 'features'>) {
  return (
    <ShowMore folds={features.length > FEATURES_SHOWN}>
      <ul className="features">
        {features.map((feature, index) => (
          <li key={feature} className={rest(index, FEATURES_SHOWN)}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </ShowMore>
  )
}

/** VDP-23, VDP-26. */
export function Specifications({ specs }: Pick<FactsSection, 'specs'>) {
  if (specs.length === 0) return null
  return (
    <Collapsible id="specifications" title="All Specifications" startsClosed>
      <div className="spec-groups">
        {specs.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl className="specs">
              {group.specs.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Collapsible>
  )
}
