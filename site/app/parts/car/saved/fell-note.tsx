import { Icon } from '#app/ui/icon.tsx'
import '#app/styles/components/fell-note.css'

/** By how much a saved car became cheaper, under its card. @param fell `$510` */
export function FellNote({ fell }: { fell: string }) {
  return (
    <p className="fell">
      <Icon name="tag" />
      {fell} less than when you saved it
    </p>
  )
}
