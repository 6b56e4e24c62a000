import { Icon } from '#app/ui/icon.tsx'
import type { BlockModelOf } from './block-models.ts'
import { RichText } from './rich-text.tsx'

/** Questions that open (BLOCK-14). */
export function QuestionsBlock({ block }: { block: BlockModelOf<'questions'> }) {
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
