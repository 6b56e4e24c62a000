import { type MouseEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { GalleryPicture } from '../model-pictures.server.ts'

type GalleryLinkProps = { name: string; pictures: readonly GalleryPicture[]; href: string }

/** Opens a model's pictures over the page (CMP-02); without JavaScript it leads to them. */
export function GalleryLink({ name, pictures, href }: GalleryLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const [first] = pictures.slice(-2)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a className="mo-gal" href={href} onClick={open}>
        {first ? <Picture picture={{ ...first.picture, alt: '' }} sizes="72px" /> : null}
        <span>Pictures, {pictures.length}</span>
      </a>
      {isOpen ? <GalleryDialog name={name} pictures={pictures} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function GalleryDialog({
  name,
  pictures,
  onClose,
}: Omit<GalleryLinkProps, 'href'> & { onClose: () => void }) {
  const [at, setAt] = useState(0)
  const step = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const shown = pictures[at]
  if (!shown) return null
  return (
    <Modal className="mo-dialog" aria-labelledby="pictures-title" onClose={onClose}>
      <div className="mo-dialog__top">
        <h2 id="pictures-title">{name} in pictures</h2>
        <span role="status">
          {at + 1} of {pictures.length}
        </span>
        <CloseCross />
      </div>
      <Picture key={shown.key} picture={shown.picture} eager sizes="min(70rem, 94vw)" />
      <div className="mo-dialog__foot">
        <p>
          {shown.caption}
          {shown.picture.drawn ? <span className="mo-dialog__ill">Illustration</span> : null}
        </p>
        <div>
          <Button look="line" onClick={() => step(-1)}>
            Previous
          </Button>
          <Button onClick={() => step(1)}>Next</Button>
        </div>
      </div>
    </Modal>
  )
}
