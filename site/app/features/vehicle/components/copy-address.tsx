import { showToast } from '#app/features/toast/toast-list.ts'
import { Toasts } from '#app/features/toast/toasts.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Copies the car's address; a toast says so (SHARE-02, SHARE-05). */
export function CopyAddress({ path }: { path: string }) {
  const copy = () =>
    navigator.clipboard
      .writeText(location.origin + path)
      .then(() => showToast('Link copied'))
      .catch(() => showToast('The link could not be copied')) // a browser may refuse
  return (
    <>
      <button type="button" className="only-js" onClick={copy} data-event="share">
        <Icon name="share-2" />
        Copy link
      </button>
      <Toasts />
    </>
  )
}
