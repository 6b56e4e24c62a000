import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** SHARE-04: how long the button shows that it copied, in milliseconds. */
const COPIED_MS = 1_500

/** Copies this comparison's address; the button confirms briefly. */
export function CopyLink({ path }: { path: string }) {
  const [status, setStatus] = useState<'Copied' | 'Copy failed' | null>(null)
  useEffect(() => {
    if (status === null) return
    const wait = setTimeout(() => setStatus(null), COPIED_MS)
    return () => clearTimeout(wait)
  }, [status])
  const copy = () =>
    navigator.clipboard
      .writeText(new URL(path, location.href).href)
      .then(() => setStatus('Copied'))
      .catch(() => setStatus('Copy failed')) // a browser may refuse; the address bar has it too
  return (
    <>
      <Button look="line" size="small" icon="share-2" className="only-js compare__copy" onClick={copy}>
        {status ?? 'Copy link'}
      </Button>
      <span className="vh" role="status">
        {status}
      </span>
    </>
  )
}
