import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { QuestionsModel } from './questions.server.ts'

/** Questions that open (BLOCK-14). */
export function QuestionsBlock({ block }: { block: QuestionsModel & { key: string } }) {
  return (
    <section className="section wrap beside" aria-labelledby={block.key}>
      <h2 id={block.key}>{block.title || 'Questions'}</h2>
      <div className="questions">
        {block.questions.map(({ key, question, answer }) => (
          <details className="question" key={key}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <div className="prose">
              <RichText value={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
