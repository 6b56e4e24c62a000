import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { mendPictures } from './ui/picture-fallback.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})

mendPictures(document)

// When a visitor goes on while data is on its way, the router gives the request up, and where no route waits for it yet
// its end is a rejection that nobody handles. Everything else that is not handled stays an error.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})
