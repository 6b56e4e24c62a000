import { formatCount } from '#app/domain/words/count.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { RecallModel } from './recall.server.ts'
import './recall.css'

const STATUS_LABELS: Readonly<Record<RecallModel['status'], string>> = {
  active: 'Active recall campaign',
  planned: 'Planned recall campaign',
  completed: 'Completed recall campaign',
}

/** A recall campaign: how far it is, how many vehicles, and what their owners do (BLOCK-11, BLOCK-12). */
export function RecallBlock({ block }: { block: RecallModel & { key: string } }) {
  const { key, title, status, affected, years, body, buttons } = block
  return (
    <section className="section wrap" aria-labelledby={key}>
      <div className={`recall recall--${status}`}>
        <div className="recall__head">
          <p className="recall__status">
            <Icon name={status === 'completed' ? 'check' : 'circle-alert'} /> {STATUS_LABELS[status]}
          </p>
          <h2 id={key}>{title}</h2>
          <dl className="recall__figures">
            {affected === null ? null : (
              <div>
                <dt>affected vehicles</dt>
                <dd className="num">{formatCount(affected)}</dd>
              </div>
            )}
            {years ? (
              <div>
                <dt>year built</dt>
                <dd className="num">{years}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        <div>
          <div className="prose">
            <RichText value={body} />
          </div>
          <BlockButtons buttons={buttons} />
        </div>
      </div>
    </section>
  )
}
