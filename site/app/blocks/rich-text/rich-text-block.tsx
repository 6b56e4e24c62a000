import type { RichTextBlockModel } from './rich-text.server.ts'
import { RichText } from './rich-text.tsx'

/** A heading and text. */
export function RichTextBlock({ block }: { block: RichTextBlockModel & { key: string } }) {
  return (
    <section className="section wrap beside" aria-labelledby={block.title ? block.key : undefined}>
      {block.title ? <h2 id={block.key}>{block.title}</h2> : null}
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </section>
  )
}
