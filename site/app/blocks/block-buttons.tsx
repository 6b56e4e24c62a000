import { LinkButton } from '#app/ui/button.tsx'
import type { BlockButton } from './block-links.server.ts'
import './block-buttons.css'

/** The buttons of a block, the main one filled. */
export function BlockButtons({
  buttons,
  filled = true,
}: {
  buttons: readonly BlockButton[]
  filled?: boolean
}) {
  if (buttons.length === 0) return null
  return (
    <div className="block-acts">
      {buttons.map(({ key, title, href, primary }) => (
        <LinkButton key={key} href={href} look={primary && filled ? 'brand' : 'line'}>
          {title}
        </LinkButton>
      ))}
    </div>
  )
}
