import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { mendPictures } from './ui/picture-fallback.ts'

/**
 * Remix decodes the page's data where it begins, and throws the promise of it there. React cannot wait for that when a
 * shopper presses something just then: it gives up with an error (345), and the press is lost. So the data is decoded
 * before React begins.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

void decodeData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)

mendPictures(document)
