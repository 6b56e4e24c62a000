import { isSafeLink } from '@forecourt/schemas/contract/pure'
import {
  PortableText,
  type PortableTextMarkComponentProps,
  type PortableTextReactComponents,
} from '@portabletext/react'
import type { ReactNode } from 'react'
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
  // An unknown kind of block or mark renders as plain text.
  unknownMark: ({ children }: { children?: ReactNode }) => <>{children}</>,
  unknownType: () => null,
}

/** Portable Text; a link with an unsafe address renders as text. */
export function RichText({ value }: { value: RichTextModel }) {
  return <PortableText value={value} components={COMPONENTS} onMissingComponent={false} />
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
