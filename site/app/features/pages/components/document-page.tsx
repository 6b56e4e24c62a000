import { BlockList } from '#app/blocks/block-list.tsx'
import type { BlockModel } from '#app/blocks/blocks.server.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { homePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { DocumentModel } from '../document.server.ts'
import '#app/styles/pages/document.css'

type DocumentPageProps = { title: string; document: DocumentModel; blocks: readonly BlockModel[] }

/** A policy or terms: contents beside the numbered text, its dates above. */
export function DocumentPage({ title, document, blocks }: DocumentPageProps) {
  const { notes, inShort, opening, sections } = document
  return (
    <>
      <PageHead title={title} crumbs={[{ label: 'Home', href: homePath() }, { label: title }]}>
        <p className="document__notes">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      </PageHead>
      <div className="wrap document">
        {sections.length > 1 ? <Contents sections={sections} /> : <div />}
        <div className="document__text">
          {inShort.length > 0 ? <InShort points={inShort} /> : null}
          <div className="prose">
            <RichText value={opening} />
          </div>
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className="muted num" aria-hidden="true">
                  {index + 1}
                </span>
                {heading}
              </h2>
              <div className="prose">
                <RichText value={body} />
              </div>
            </section>
          ))}
        </div>
      </div>
      <BlockList blocks={blocks.filter(({ type }) => type !== 'richText')} />
    </>
  )
}

function Contents({ sections }: Pick<DocumentModel, 'sections'>) {
  return (
    <nav className="document__contents" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function InShort({ points }: { points: readonly string[] }) {
  return (
    <div className="document__short">
      <h2>In short</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
