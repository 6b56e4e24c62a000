import { Icon } from '#app/ui/icon.tsx'

type ArrowsProps = {
  index: number
  count: number
  go: (index: number) => void
  /** What they lead to. */
  of?: string
}

/** Previous and next; from the last to the first. */
export function Arrows({ index, count, go, of = 'picture' }: ArrowsProps) {
  return (
    <>
      <button
        className="arrow arrow--l only-js"
        type="button"
        aria-label={`Previous ${of}`}
        onClick={() => go((index + count - 1) % count)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        className="arrow arrow--r only-js"
        type="button"
        aria-label={`Next ${of}`}
        onClick={() => go((index + 1) % count)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  )
}
