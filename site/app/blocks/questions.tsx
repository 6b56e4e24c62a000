import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BlockModelOf } from './block-models.ts'
import { RichText } from './rich-text.tsx'

/** Questions that open (BLOCK-14). */
export function QuestionsBlock({ block }: { block: BlockModelOf<'questions'> }) {
  return (
    <Section id={block.key} title={block.title || 'Questions'}>
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
    </Section>
  )
}
