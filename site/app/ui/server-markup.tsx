import { useState } from 'react'

type ServerMarkupProps = {
  /** The id of the element around it. */
  within: string
  /** The class of the part, by which it is found. */
  part: string
}

/** The server's markup of a part of the page, while its script is not loaded or fails to load. */
export function ServerMarkup({ within, part }: ServerMarkupProps) {
  const [__html] = useState(
    () => globalThis.document?.querySelector(`#${within} > .${part}`)?.innerHTML ?? '',
  )
  return <div className={part} dangerouslySetInnerHTML={{ __html }} />
}
