import { isSafeLink } from '@forecourt/schemas/contract/pure'
import {
  PortableText,
  type PortableTextMarkComponentProps,
  type PortableTextReactComponents,
} from '@portabletext/react'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { RichTextModel } from './rich-text.server.ts'

const COMPONENTS: Partial<PortableTextReactComponents> = {
  types: {
    picture: ({ value }: { value: { picture: PictureModel | null } }) =>
      value.picture ? (
        <figure>
          <Picture picture={value.picture} sizes="(min-width: 48rem) 42rem, 92vw" />
        </figure>
      ) : null,
  },
  marks: { link: LinkMark },
  // An unknown kind of block renders as nothing.
  unknownType: () => null,
}

/** Portable Text; a link with an unsafe address renders as text. */
export function RichText({ value }: { value: RichTextModel }) {
  return <PortableText value={value.map(withKnownMarks)} components={COMPONENTS} onMissingComponent={false} />
}

const DECORATORS = new Set(['strong', 'em'])

/** Without marks of other names: the renderer would look up a `constructor` on every object. */
function withKnownMarks(item: RichTextModel[number]): RichTextModel[number] {
  if (item._type !== 'block') return item
  const links = new Set(item.markDefs.flatMap(({ _type, _key }) => (_type === 'link' ? [_key] : [])))
  const isKnown = (mark: string) => DECORATORS.has(mark) || links.has(mark)
  const children = item.children.map((span) => ({ ...span, marks: span.marks.filter(isKnown) }))
  return { ...item, children }
}

function LinkMark({ value, children }: PortableTextMarkComponentProps<{ _type: 'link'; href?: unknown }>) {
  const href = value?.href
  if (typeof href !== 'string' || !isSafeLink(href)) return <>{children}</>
  return (
    <SiteLink href={href} {...(/^https?:/i.test(href) ? { rel: 'noopener' } : {})}>
      {children}
    </SiteLink>
  )
}
