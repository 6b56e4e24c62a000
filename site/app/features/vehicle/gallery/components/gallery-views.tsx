import { Icon } from '#app/ui/icon.tsx'

type GalleryViewsProps = {
  index: number
  /** The index of the spin in the track. */
  spinAt: number
  firstPicture: number
  go: (index: number) => void
  openSpin: () => void
}

const VIEWS = [
  { id: 'spin', label: 'Spin', icon: 'rotate-3d' },
  { id: 'picture-1', label: 'Images', icon: null },
] as const

/** The two views of a car with a spin (VDP-02); links, so that they work without JavaScript too. */
export function GalleryViews({ index, spinAt, firstPicture, go, openSpin }: GalleryViewsProps) {
  return (
    <nav className="seg" aria-label="View">
      {VIEWS.map(({ id, label, icon }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={(id === 'spin') === (index === spinAt) ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(id === 'spin' ? spinAt : firstPicture)
            if (id === 'spin') openSpin()
          }}
        >
          {icon ? <Icon name={icon} /> : null}
          {label}
        </a>
      ))}
    </nav>
  )
}
